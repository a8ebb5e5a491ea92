import type { Fact } from './fact'

// How we choose technologies, and those that the list of the main ones leaves out.

export const provenFirst: Fact = {
  question: 'Почему вы берёте проверенное, а не самое новое?',
  asks: [
    'вы не отстали от жизни?',
    'не люблю устаревшее',
    'почему не модный фреймворк',
    'на новинках пишете?',
    'через пять лет это не умрёт?',
    'консерваторы вы или новаторы',
    'техдир хочет хайповый инструмент',
    'что для вас скучные технологии',
    'Why boring technology?',
  ],
  answer:
    'При прочих равных побеждает то, что проверено годами и для чего можно нанять людей. Новое пробуем в одном месте проекта, где от него есть выгода.',
  answerEn:
    'All else being equal we take what has proved itself for years and what people can be hired for. Novelty goes to one place of a project, where it gives an advantage.',
  to: '/technologies',
}

export const stackAdvice: Fact = {
  question: 'Поможете ли вы выбрать между двумя техническими решениями?',
  asks: [
    'нужна независимая экспертиза архитектуры',
    'что бы вы выбрали за свои деньги',
    'архитектурный совет',
    'сравните два варианта по стоимости владения',
    'второе мнение по чужому предложению',
    'сомневаюсь в выборе архитектора',
    'техническая экспертиза решения',
    'Can you advise on our architecture?',
  ],
  answer:
    'Да, пришлите описание: сравним по цене владения на три года и скажем, что выбрали бы за свои деньги. Это начинается с бесплатной консультации.',
  answerEn:
    'Yes, send a description: we compare the cost of ownership over three years and say what we would choose for our own money. It begins with a free consultation.',
  to: '/technologies',
}

export const skillLevels: Fact = {
  question: 'Что значат проценты у технологий?',
  asks: [
    'полоски с процентами это что',
    'react девяносто пять процентов — чего?',
    'как вы измерили владение языком',
    'кто ставил эти оценки навыков',
    'шкала навыков на странице',
    'в чём вы сильнее всего',
    'что у вас слабее всего получается',
    'рейтинг технологий у вас странный',
    'What do the skill bars mean?',
  ],
  answer:
    'Это наша собственная оценка уровня команды: по сложности сданных проектов и по тому, как часто берём технологию в работу.',
  answerEn:
    'They are our own estimate of the team’s level, by the difficulty of finished projects and by how often we use the technology.',
  to: '/technologies',
}

export const otherTools: Fact = {
  question: 'Работаете ли вы с Angular, Laravel, Django, Rust и другими технологиями?',
  asks: [
    'ангуляр знаете?',
    'джанго разработчики есть?',
    'svelte или astro',
    'на расте что-нибудь делали',
    'rabbitmq и kafka',
    'supabase подойдёт?',
    'редкие фреймворки',
    'three.js сцены',
    'nestjs',
    'Do you know Laravel?',
  ],
  answer:
    'Да, реже основного стека, но на боевых проектах: Svelte, Angular, Astro, NestJS, Django, FastAPI, Laravel, Rust, GraphQL, Kafka, RabbitMQ, MongoDB, Supabase и другие. Полный список — на странице технологий.',
  answerEn:
    'Yes, less often than the main stack but in production: Svelte, Angular, Astro, NestJS, Django, FastAPI, Laravel, Rust, GraphQL, Kafka, RabbitMQ, MongoDB, Supabase and others.',
  to: '/technologies',
}

export const databases: Fact = {
  question: 'Какую базу данных вы возьмёте?',
  asks: [
    'субд какая',
    'mysql или постгрес',
    'где хранятся записи, в чём',
    'под аналитику что ставите',
    'кэш на чём',
    'sql или nosql',
    'хранилище для отчётов',
    'почему не mssql',
    'выдержит ли база миллион записей',
    'Which database do you use?',
  ],
  answer:
    'Почти всегда PostgreSQL; Redis — для кеша и очередей, ClickHouse — для миллиардов событий и отчётов по ним, Elasticsearch — для поиска. О других базах поговорите с менеджером.',
  answerEn:
    'Nearly always PostgreSQL; Redis for caches and queues, ClickHouse for billions of events, Elasticsearch for search.',
  to: '/technologies',
}

export const smartSearch: Fact = {
  question: 'Будет ли на сайте поиск, который понимает опечатки?',
  asks: [
    'умный поиск по каталогу',
    'строка поиска в магазине',
    'поиск по десяткам тысяч позиций',
    'искать по артикулу и по смыслу',
    'морфология русского',
    'полнотекстовый поиск',
    'наш нынешний поиск ужасен',
    'Site search with typo tolerance',
  ],
  answer:
    'Можно: поиск с опечатками и морфологией мы делаем на Elasticsearch. Цену поиска считают отдельно, по задаче.',
  answerEn:
    'It can: we build search that forgives typos and knows word forms with Elasticsearch. The manager estimates it by the task.',
  to: '/technologies',
}

export const linkedServices: Fact = {
  question: 'Можно ли связать сервисы без отдельного программирования?',
  asks: [
    'n8n',
    'настроите zapier или make',
    'no-code автоматизация',
    'ноукод связки',
    'из формы сразу в таблицу и чат',
    'сценарии между программами без разработки',
    'вебхуки между сервисами',
    'rpa делаете?',
    'Can you automate with no-code tools?',
  ],
  answer:
    'Да, связки сервисов собираем и без отдельного кода; каким инструментом, видно на странице технологий. Цену связок на сайте не называем.',
  answerEn:
    'Yes, services can be connected without code of their own. The technologies page names the tool; the price depends on the task.',
  to: '/technologies',
}

export const recognition: Fact = {
  question: 'Можно ли распознавать накладные, счета и паспорта?',
  asks: [
    'ocr',
    'фото паспорта чтобы само заполнялось',
    'вбиваем бумажки руками целыми днями',
    'оцифровать архив',
    'бухгалтер перепечатывает первичку',
    'извлечь поля из pdf',
    'читать рукописные бланки',
    'Can you extract data from scanned invoices?',
    'кагазды сканерлеп окуйбу?',
  ],
  answer:
    'Да, распознавание накладных, счетов и паспортов — один из наших инструментов автоматизации. Сколько стоит распознавание, посчитает менеджер.',
  answerEn:
    'Yes, recognition of waybills, invoices and passports is one of our automation tools. A manager will name its price.',
  to: '/technologies',
}

export const architecture: Fact = {
  question: 'Монолит или микросервисы?',
  asks: [
    'нужны ли нам микросервисы',
    'какую архитектуру выбрать',
    'разбить монолит на части',
    'как у вас сервисы общаются между собой',
    'Monolith or microservices?',
    'распилить большую систему',
    'событийная архитектура, очереди',
    'кто проектирует архитектуру',
  ],
  answer:
    'Правила на все случаи нет: при прочих равных берём проверенное и то, для чего можно нанять людей. Микросервисы внутри одной системы связываем по gRPC. Пришлите описание — сравним варианты по цене владения.',
  answerEn:
    'There is no rule for all cases: all else being equal we take what has proved itself and what people can be hired for. Microservices inside one system talk over gRPC. Send a description and we compare the options.',
  to: '/technologies',
}

export const codeQuality: Fact = {
  question: 'Как вы проверяете код: тесты, ревью, тестовый стенд?',
  asks: [
    'пишете ли вы автотесты',
    'какое покрытие тестами',
    'code review у вас есть?',
    'кто проверяет работу программистов',
    'есть ли тестировщики',
    'будет ли staging',
    'ci с проверками на каждый коммит',
    'Do you write tests and review code?',
    'тестируете перед сдачей?',
    'How do you ensure code quality?',
  ],
  answer:
    'Типы, автоматические проверки и наблюдение входят в первую же версию, у API остаётся набор автотестов. Изменения проходят ревью, сделанное видно на тестовом адресе, в DevOps-проектах у каждой ветки свой стенд. Процента покрытия на сайте нет.',
  answerEn:
    'Types, automated checks and monitoring belong to the first version, and an API comes with a set of automated tests. Changes are reviewed and appear on a test address first. The site names no percentage of coverage.',
  to: '/technologies',
}

export const expertQuestion: Fact = {
  question: 'Можно ли проверить вас техническим вопросом?',
  asks: [
    'чем saga отличается от двухфазного коммита',
    'как хранить денежные суммы',
    'flutter умирает?',
    'что думаете о server components',
    'как защищаете api от перебора',
    'чистая архитектура или быстро',
    'How would you design this?',
    'What is eventual consistency?',
  ],
  answer:
    'Проверяйте, но не на мне: я помощник и знаю, что написано на сайте. На технический вопрос ответит инженер — бесплатно, на консультации. Коротко о вкусах: берём проверенное, решение объясняем ценой владения, важное записываем.',
  answerEn:
    'Do, but not on me: I am an assistant and know what the site says. An engineer answers technical questions, free of charge, at a consultation. Our taste in short: we take what is proven, explain choices by the cost of ownership, and write down what matters.',
  to: '/technologies',
}
