import { companyFigures } from '../company-figures'
import type { PageContent } from '../model/page'
import { place } from '../place'

export const technologies: PageContent = {
  head: {
    title: 'Технологии: на чём мы строим сайты, приложения и облако',
    description: `React, Node.js, Flutter, PostgreSQL, Kubernetes — всего ${companyFigures.technologies} технологий: шесть направлений стека, уровень команды и правила, по которым мы выбираем.`,
    keywords: [
      'стек технологий',
      'React и TypeScript',
      'Node.js и Go',
      'Flutter разработка',
      'PostgreSQL',
      'Kubernetes',
    ],
  },
  lang: 'ru',
  sections: [
    {
      kind: 'pageHero',
      eyebrow: 'Чем мы строим',
      title: 'Инструменты, за которые мы отвечаем',
      lead: `Мы освоили ${companyFigures.technologies} технологий, но в проект берём немногие: те, что переживут моду и для которых вы найдёте людей, если решите расстаться с нами.`,
      actions: [
        { label: 'Получить совет по стеку', opens: 'consultation', interest: 'Выбор технологий' },
        { label: 'Смотреть кейсы', to: '/cases' },
      ],
    },
    {
      kind: 'skills',
      title: 'Шесть направлений',
      lead: 'Полоса — наша оценка уровня команды: по сложности сданных проектов и по тому, как часто берём технологию в работу.',
      groups: [
        {
          icon: 'browser',
          title: 'Фронтенд',
          text: 'Интерфейсы, которые открываются быстро и с дешёвого телефона.',
          skills: [
            { name: 'React', level: 95, text: 'Кабинеты, порталы, сложные формы' },
            { name: 'TypeScript', level: 95, text: 'Типы во всём новом коде' },
            { name: 'Next.js', level: 90, text: 'Магазины и сайты под поиск' },
            { name: 'Vue', level: 80, text: 'Развиваем то, что уже работает' },
          ],
        },
        {
          icon: 'server',
          title: 'Бэкенд',
          text: 'Логика, деньги и обмены, где ошибка стоит дороже всего.',
          skills: [
            { name: 'Node.js', level: 92, text: 'API и работа в реальном времени' },
            { name: 'Python', level: 88, text: 'Данные, отчёты, машинное обучение' },
            { name: 'Go', level: 82, text: 'Службы под большой нагрузкой' },
            { name: 'PHP', level: 85, text: 'Битрикс, Yii, WordPress' },
          ],
        },
        {
          icon: 'phone',
          title: 'Мобильная разработка',
          text: 'Нативно там, где это заметит пользователь, на общем коде — где нет.',
          skills: [
            { name: 'Flutter', level: 90, text: 'Два магазина из одной кодовой базы' },
            { name: 'React Native', level: 88, text: 'Когда веб-команда уже на React' },
            { name: 'Swift', level: 80, text: 'Виджеты, камера, платежи на iOS' },
            { name: 'Kotlin', level: 82, text: 'Фоновая работа и железо Android' },
          ],
        },
        {
          icon: 'cloud',
          title: 'Облако и DevOps',
          text: 'Чтобы выпуск версии был рутиной, а не событием.',
          skills: [
            { name: 'Docker', level: 95, text: 'Одинаковое окружение у всех' },
            { name: 'Kubernetes', level: 84, text: 'Когда серверов больше трёх' },
            { name: 'Terraform', level: 86, text: 'Инфраструктура с историей правок' },
            { name: 'AWS', level: 85, text: 'Azure и Google Cloud тоже ведём' },
          ],
        },
        {
          icon: 'database',
          title: 'Данные',
          text: 'Хранилище выбираем под вопросы, которые ему будут задавать.',
          skills: [
            { name: 'PostgreSQL', level: 94, text: 'Первый выбор почти всегда' },
            { name: 'Redis', level: 90, text: 'Кеш, очереди, ограничения' },
            { name: 'ClickHouse', level: 74, text: 'Миллиарды событий и отчёты по ним' },
            { name: 'Elasticsearch', level: 78, text: 'Поиск с опечатками и морфологией' },
          ],
        },
        {
          icon: 'brain',
          title: 'AI и автоматизация',
          text: 'Там, где правила кончаются, а цена ошибки известна.',
          skills: [
            { name: 'LLM и RAG', level: 84, text: 'Ответы по вашим документам' },
            { name: 'PyTorch', level: 72, text: 'Свои модели под узкую задачу' },
            { name: 'OCR', level: 80, text: 'Накладные, счета, паспорта' },
            { name: 'n8n', level: 86, text: 'Связки сервисов без отдельного кода' },
          ],
        },
      ],
    },
    {
      kind: 'features',
      look: 'numbered',
      title: 'Четыре принципа выбора',
      lead: 'Спорим о технологиях мы по этим правилам, а не по вкусу.',
      items: [
        {
          title: 'Скучное побеждает',
          text: 'При прочих равных берём то, что проверено годами. Новизну тратим на одно место в проекте — там, где она даёт преимущество.',
        },
        {
          title: 'Людей можно нанять',
          text: `Смотрим на рынок труда ${place.inCity} и Алматы. Редкий язык превращает систему в заложника одного человека.`,
        },
        {
          title: 'Уйти можно без потерь',
          text: 'Открытые форматы и стандартные протоколы. Облако, база и платёжный шлюз меняются за недели, а не переписываются.',
        },
        {
          title: 'Надёжность видна',
          text: 'Типы, автоматические проверки и наблюдение входят в первую же версию. Добавлять их потом втрое дороже.',
        },
      ],
    },
    {
      kind: 'tags',
      title: 'Ещё двадцать инструментов',
      lead: 'С ними мы работаем реже, но на боевых проектах.',
      groups: [
        {
          tags: [
            'Svelte',
            'Angular',
            'Astro',
            'Tailwind CSS',
            'Three.js',
            'NestJS',
            'Django',
            'FastAPI',
            'Laravel',
            'Rust',
            'GraphQL',
            'gRPC',
            'Kafka',
            'RabbitMQ',
            'MongoDB',
            'Supabase',
            'Grafana',
            'Ansible',
            'Playwright',
            'Figma',
          ],
        },
      ],
    },
    {
      kind: 'callToAction',
      title: 'Сомневаетесь между двумя решениями?',
      lead: 'Пришлите описание. Сравним по цене владения на три года и скажем, что выбрали бы за свои деньги.',
      actions: [
        { label: 'Получить консультацию', opens: 'consultation', interest: 'Сравнение технологий' },
        { label: 'Начать проект', opens: 'projectQuiz', interest: 'Проект с выбором стека' },
      ],
    },
  ],
}
