import { companyFigures } from '../company-figures'
import { apiFigures } from '../figures'
import type { Fact } from './fact'
import { siteMap } from '../site-map.ts'

export const stack: Fact = {
  question: 'На каких технологиях вы работаете?',
  asks: [
    'какой у вас стек',
    'на чём пишете',
    'какие языки программирования',
    'на чём делаете сайты',
    'бэкенд на чём пишете',
    'What is your tech stack?',
    'Which technologies do you use?',
    'на питоне или php',
    'чем пользуетесь в разработке',
    'which languages do you use',
    'java есть?',
    'дотнет знаете?',
    'с какими языками дружите',
    'react или что у вас',
    'перечислите инструменты разработчиков',
    'на чём написан бэк',
    'пишете на java или на чём-то другом',
    'чем пользуетесь для мобильной разработки',
    'Which programming languages do you use?',
    'кайсы технология менен иштейсиңер?',
  ],
  answer: `Интерфейсы — React, TypeScript, Next.js, Vue; серверы — Node.js, Python, Go, PHP; телефоны — Flutter, React Native, Swift, Kotlin; данные — PostgreSQL, Redis, ClickHouse. Всего ${companyFigures.technologies} технологий.`,
  answerEn: `React, TypeScript, Next.js and Vue for interfaces; Node.js, Python, Go and PHP for servers; Flutter, React Native, Swift and Kotlin for phones; PostgreSQL, Redis and ClickHouse for data.`,
  to: '/technologies',
}

export const whoChoosesStack: Fact = {
  question: 'Можно ли самим выбрать технологии?',
  asks: [
    'можно на нашем стеке?',
    'хотим на vue, сделаете?',
    'кто выбирает технологии',
    'почему именно react',
    'обязательно ваш стек?',
    'Can we choose the technology?',
    'нам важно именно на питоне',
    'наш админ знает только джаву',
    'навязываете свои инструменты?',
    'can we use our own stack',
    'нам важно, чтобы было на питоне',
    'кто решает, на чём писать',
    'наш cto настаивает на angular',
    'не хотим php, реально?',
    'вы навязываете свои инструменты?',
    'чем обоснуете выбор фреймворка',
    'We have our own tech requirements',
  ],
  answer:
    'Да, обсудим. Сами мы выбираем проверенное годами и то, для чего вы найдёте людей, если решите расстаться с нами. Технологии не из списка обещать не могу.',
  answerEn:
    'Yes, let us discuss it. We ourselves choose what years have proved and what you will find people for, should you part with us. I cannot promise technologies that are not on the list.',
  to: '/technologies',
}

export const lockIn: Fact = {
  question: 'Не привяжемся ли мы к вам навсегда?',
  asks: [
    'другой программист разберётся в коде?',
    'смогу ли сменить подрядчика',
    'код нормальный будет, документированный?',
    'зависимость от вас',
    'закрытый движок у вас?',
    'самописная cms?',
    'Will we be locked in?',
    'боюсь стать зависимым от вас',
    'если разойдёмся, что останется',
    'сможет ли другой продолжить',
    'заложником студии не стану?',
    'код читаемый, с описанием?',
    'vendor lock-in',
    'а если вы закроетесь, кто продолжит',
    'найдём ли мы потом специалистов на рынке',
    'вендорлок',
    'проприетарная платформа?',
    'Can another developer take over later?',
  ],
  answer:
    'Нет: открытые форматы, стандартные протоколы и распространённые технологии. Облако, база и платёжный шлюз меняются без переписывания системы.',
  answerEn:
    'No: open formats, standard protocols and common technologies. Cloud, database and payment gateway can be changed without rewriting the system.',
  to: '/technologies',
}

export const load: Fact = {
  question: 'Какую нагрузку выдержит система?',
  asks: [
    '10 000+ запросов в секунду это правда?',
    'сколько пользователей выдержит сайт',
    'какой rps держите',
    'highload делаете?',
    'выдержит 100 тысяч посетителей?',
    'нагрузочное тестирование проводите',
    'масштабируется?',
    'How many requests per second can you handle?',
    '10000 rps',
    'выдержит тысячу человек одновременно?',
    'how many users can it handle',
    'сколько одновременных посетителей',
    'что будет, если придёт весь город',
    'стресс-тест делаете',
    'запас прочности какой',
    'у нас банк, тысячи операций в минуту',
    'система вырастет вместе с нами?',
    'Can it handle a million users?',
  ],
  answer: `API проектируем под ${apiFigures.load} запросов в секунду с доступностью ${apiFigures.availability}. Для вашего проекта нагрузку оценивают в анализе и проверяют испытаниями до запуска.`,
  answerEn: `We design APIs for ${apiFigures.load} requests per second with ${apiFigures.availability} availability. For your project the load is estimated in the analysis and tested before launch.`,
  to: '/api-development',
}

export const ai: Fact = {
  question: 'Делаете ли вы решения с ИИ?',
  asks: [
    'нейросеть для бизнеса',
    'чат-бот с ии сделаете?',
    'внедрить chatgpt в компанию',
    'ии помощник для сайта',
    'свой gpt на наших документах',
    'машинное обучение делаете?',
    'Do you build AI solutions?',
    'жасалма интеллект',
    'умный помощник по нашим документам',
    'чат джипити для отдела продаж',
    'машинное обучение применяете?',
    'ai assistant for our company',
    'прогноз спроса сделаете?',
    'искусственный интеллект для магазина',
    'робот, который читает счета',
    'автоматизировать ответы клиентам',
    'прогнозировать продажи',
    'нейросеть для завода, чтобы брак находила',
    'обучить модель на наших данных',
    'компьютерное зрение',
    'ии кызматтарыңар барбы?',
  ],
  answer:
    'Да: помощники, которые отвечают по вашим документам, распознавание накладных и паспортов, прогноз спроса, контроль качества по камерам. Цены на сайте нет, её считают по задаче.',
  answerEn:
    'Yes: assistants that know your documents, recognition of invoices and passports, demand forecasts, quality control by camera. No price is published: we calculate it for the task.',
  to: '/innovations',
}

export const telegramBot: Fact = {
  question: 'Делаете ли вы Telegram-ботов?',
  asks: [
    'нужен телеграм бот',
    'бот для записи клиентов',
    'чат бот в тг',
    'рассылка в телеграме',
    'бот для магазина',
    'whatsapp бот делаете?',
    'Can you make a Telegram bot?',
    'телеграм бот керек',
    'автоответчик в телеге для заказов',
    'бот принимает заявки',
    'чатбот в ватсапе',
    'сделайте бота с оплатой',
    'telegram bot development',
    'робот в мессенджере для клиентов',
    'бот, который принимает заказы',
    'автоответчик в телеге для кафе',
    'мини-приложение в telegram',
    'канал с ботом и оплатой',
    'Do you create chatbots for messengers?',
  ],
  names: ['бот в инстаграме', 'бот инстаграм директ'],
  answer: `Да: о Telegram-ботах у нас подробная статья, а запись пациентов из Telegram есть в кейсе «${siteMap.akmedCase.label}». О ботах для WhatsApp и Instagram на сайте ничего нет, спросите менеджера. Отдельной цены бота тоже нет, её считают по задаче.`,
  answerEn:
    'Yes: we have an article about Telegram bots, and a case with bookings from Telegram. The site says nothing about bots for WhatsApp or Instagram: ask a manager. The price of a bot is not published.',
  to: '/blog/telegram-automation',
}

export const integrations: Fact = {
  question: 'С чем вы можете связать сайт?',
  asks: [
    'интеграция с 1с есть?',
    'подключите amocrm',
    'битрикс24 свяжете?',
    'интеграция с кассой и банком',
    'подключить эквайринг',
    'связать сайт со складом',
    'apiшку чужую подключите',
    'интеграция с элкарт / mbank',
    'Can you integrate with our CRM?',
    'соединить сайт с бухгалтерией',
    'мойсклад, амо, битрикс свяжете?',
    'connect to our erp',
    'заказы прямо в 1с',
    'обмен между складом и сайтом',
    'подключить терминал оплаты',
    'синхронизация с бухгалтерией',
    'iiko, r-keeper подключаете?',
    'сканер штрихкодов и весы подружите?',
    'поддерживаете обмен с нашей erp',
    'Does it work with our existing software?',
  ],
  answer:
    'С 1С, CRM, кассами, банками, картами и складским оборудованием: менять то, что работает, не заставляем. Есть чужой API, с которым не подружиться, — пришлите ссылку на документацию.',
  answerEn:
    'With 1C, CRMs, cash registers, banks, maps and warehouse equipment. Send a link to the documentation of the API you struggle with.',
  to: '/industries',
}

export const accessibility: Fact = {
  question: 'Будет ли сайт удобен с телефона и для людей с ограничениями?',
  asks: [
    'мобильная версия входит?',
    'адаптивный дизайн есть?',
    'на телефоне нормально будет смотреться',
    'версия для слабовидящих',
    'адаптив входит в цену?',
    'Will it work on phones?',
    'слабовидящие смогут пользоваться?',
    'на маленьком экране не поедет?',
    'адаптация под планшет',
    'с мобилы удобно будет?',
    'works on phones?',
    'бабушка сможет пользоваться?',
    'кнопки крупные для пожилых',
    'незрячие смогут читать?',
    'скринридер поддерживаете',
    'контраст и шрифт для слабого зрения',
    'Is the site accessible for disabled people?',
  ],
  answer:
    'Да: вёрстка под телефон и большой экран, управление с клавиатуры, программы чтения с экрана и проверенный контраст. Отчёт о скорости и доступности прикладываем к акту.',
  answerEn:
    'Yes: phones and large screens, keyboard, screen readers and checked contrast. A report on speed and accessibility comes with the delivery.',
  to: '/web-development',
}

export const multilingual: Fact = {
  question: 'Можно ли сайт на нескольких языках?',
  asks: [
    'сайт на кыргызском и русском',
    'нужен английский на сайте',
    'сколько языков можно',
    'перевод сайта сделаете?',
    'Can the site be in several languages?',
    'кыргызча сайт жасайсыңарбы?',
    'версия для иностранцев',
    'кыргызча да болсунбу',
    'второй язык сколько добавит',
    'перевод интерфейса',
    'bilingual website',
    'китайский язык на сайт',
    'вторая языковая версия',
    'переключатель ru kg en',
    'китайский или турецкий добавить',
    'кто переводит страницы',
    'Do you make bilingual websites?',
    'эки тилде болобу?',
  ],
  answer:
    'Кыргызский, русский и английский закладываем с первого дня. О других языках и о цене перевода на сайте не сказано: их уточнит менеджер.',
  answerEn:
    'Kyrgyz, Russian and English are planned for from the first day. The site says nothing of other languages, nor of the price of translating: ask a manager.',
  to: '/about',
}

export const regulations: Fact = {
  question: 'Учитываете ли вы требования отрасли?',
  asks: [
    'соблюдаете закон о персональных данных',
    'требования нацбанка знаете?',
    'врачебная тайна учтена?',
    'фискальные чеки подключите',
    'сайт будет по закону?',
    'gdpr соблюдаете?',
    'Do you follow industry regulations?',
    'медицинские требования соблюдаете?',
    'законы учтёте?',
    'фискализация чеков',
    'do you follow industry rules',
    'проверяющие не придерутся?',
    'комплаенс',
    'соответствие законодательству кыргызстана',
    'налоговая требует онлайн-кассу, учтёте?',
    'боюсь штрафа за хранение паспортов',
    'Is it compliant with local law?',
  ],
  answer:
    'Да: персональные данные, фискальные чеки, врачебную тайну и банковские требования закладываем в проект сразу. Какие правила касаются вас, разбираем в начале.',
  answerEn:
    'Yes: personal data, fiscal receipts, medical confidentiality and banking requirements are built into the project at once. Which rules concern you, we find out at the beginning.',
  to: '/industries',
}

export const ownModel: Fact = {
  question: 'Может ли ИИ работать на наших серверах и не выдумывать?',
  asks: [
    'llm на нашем железе, данные наружу нельзя',
    'бот выдумывает статьи закона',
    'чтобы отвечал только по нашим документам',
    'какая точность у нейросети',
    'бот понимает кыргызский?',
    'Can the model run on our own servers?',
    'ИИ биздин серверде иштесе болобу?',
  ],
  answer:
    'Помощник отвечает только по вашим документам, со ссылкой на место, а без ответа зовёт человека. Можно ли держать модель на вашем железе, зависит от серверов и языка; точность меряем на ваших примерах до начала. Цены и обещаний точности на сайте нет.',
  answerEn:
    'An assistant answers from your documents only, names the place, and calls a person if it finds nothing. Whether the model can run on your hardware depends on servers and language; accuracy is measured on your examples first. The site names no price and promises no accuracy.',
  to: '/innovations',
}
