import type {
  IndustriesSection,
  StatsSection,
  StorySection,
  TagsSection,
  TestimonialsSection,
} from '../sections'

/** The home page's second introduction. */
export const homeStory: StorySection = {
  kind: 'story',
  eyebrow: 'Как мы работаем',
  title: 'Сначала каркас, потом узоры',
  paragraphs: [
    'Юрту не начинают с ковров. Сперва ставят решётку, вяжут узлы, проверяют, держит ли она купол. Мы тоже начинаем с невидимого: что за данные, кто ими владеет, что случится, если упадёт сервер или придёт втрое больше людей.',
    'Через две недели вы видите первую работающую часть и можете её потрогать. Дальше — ещё по одной каждые две недели, и после любой можно остановиться с готовой вещью в руках.',
  ],
  aside: {
    title: 'Одна команда на весь путь',
    text: 'Аналитик, дизайнер и инженеры не меняются от первой встречи до запуска. Пересказывать задачу по кругу не придётся.',
  },
  action: { label: 'Узнать о компании', to: '/about' },
}

export const homeIndustries: IndustriesSection = {
  kind: 'industries',
  look: 'compact',
  title: 'Пятнадцать отраслей, где мы не новички',
  lead: 'Разговор пойдёт на вашем языке: смены и простои, полисы и убытки, рейсы и накладные.',
  action: { label: 'Все отрасли', to: '/industries' },
}

export const homeTechnologies: TagsSection = {
  kind: 'tags',
  title: 'Стек без экспериментов на вас',
  lead: 'Проверенное в основе, новое — только там, где оно окупается.',
  groups: [
    { title: 'Интерфейсы', tags: ['React', 'TypeScript', 'Next.js', 'Vue'] },
    { title: 'Серверы', tags: ['Node.js', 'Python', 'Go', 'PHP'] },
    { title: 'Телефоны', tags: ['Flutter', 'React Native', 'Swift', 'Kotlin'] },
    { title: 'Облако', tags: ['Docker', 'Kubernetes', 'Terraform', 'AWS'] },
    { title: 'Данные', tags: ['PostgreSQL', 'Redis', 'ClickHouse', 'Elasticsearch'] },
  ],
  action: { label: 'Весь стек', to: '/technologies' },
}

export const homeTestimonials: TestimonialsSection = {
  kind: 'testimonials',
  look: 'carousel',
  title: 'Что говорят после запуска',
  lead: 'Слова людей, которые пользуются нашей работой каждый день.',
  ids: ['nurRetail', 'tulparLogistic', 'manatPay', 'akMed', 'vektorStroy', 'jaylooAgro'],
}

export const homeFigures: StatsSection = {
  kind: 'stats',
  stats: [
    { value: '98\u00a0%', label: 'довольных клиентов' },
    { value: '150+', label: 'проектов' },
    { value: '24/7', label: 'поддержка' },
    { value: '8+', label: 'лет опыта' },
  ],
}
