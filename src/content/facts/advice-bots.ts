import type { Fact } from './fact'

// What the article about Telegram advises, and the blog itself.

export const channelOrBot: Fact = {
  question: 'Что выбрать в Telegram: канал, бота или Mini App?',
  asks: [
    'мини апп или обычный бот',
    'чем web app внутри мессенджера отличается',
    'магазин в телеге, какой формат',
    'каталог с корзиной прямо в тг',
    'запись клиентов через mini app',
    'в чём разница форматов телеграма',
    'боту неудобны длинные анкеты?',
    'Bot or Mini App, which one do I need?',
    'телеграмда бот жакшыбы же mini app?',
  ],
  answer:
    'Канал — для новостей, бот — для вопросов, статусов и напоминаний, Mini App — для каталога, корзины и записи. По нашему опыту, обычно нужны двое из трёх: канал приводит людей, бот их обслуживает.',
  answerEn:
    'A channel is for news, a bot for questions, statuses and reminders, a Mini App for a catalogue, a cart and bookings. Usually two of three are needed: the channel brings people, the bot serves them.',
  to: '/blog/telegram-automation',
}

export const botTerm: Fact = {
  question: 'Сколько времени делается Telegram-бот?',
  asks: [
    'быстро ли напишете бота',
    'когда получу первую версию бота',
    'бот к выходным реально?',
    'сроки на телеграм бота',
    'за вечер же бот пишется',
    'график запуска бота по дням',
    'мини приложение в телеге, сколько ждать',
    'пилот бота на части клиентов',
    'How long does a Telegram bot take?',
  ],
  answer:
    'По нашему опыту, первая версия бота занимает недели, Mini App — дольше; точный срок назовёт менеджер. Начинают со сценариев на бумаге: из ста последних обращений выбирают три самых частых вопроса.',
  answerEn:
    'In our experience the first version of a bot takes weeks, a Mini App longer; a manager will name your term. Begin on paper: take the last hundred requests and choose the three most frequent questions.',
  to: '/blog/telegram-automation',
}

export const botWritesFirst: Fact = {
  question: 'Может ли бот написать клиенту первым?',
  asks: [
    'купил список контактов, что с ним делать',
    'человек не нажал старт, сообщение дойдёт?',
    'собрать подписчиков в бота',
    'написать всем клиентам из 1с в телегу',
    'метка источника в ссылке бота',
    'откуда брать аудиторию для бота',
    'инвайтинг в телеграм',
    'Can a bot message people first?',
  ],
  answer:
    'Нет: пока человек не нажал «Старт», сообщение вернётся с ошибкой, а купленная база приведёт разве что к жалобам. По нашему опыту, подписчиков собирают ссылкой с меткой — она ещё и показывает, откуда человек пришёл.',
  answerEn:
    'No: until a person presses “Start”, the message fails, and a bought list only brings complaints. Collect subscribers by a link with a mark, which also shows where they came from.',
  to: '/blog/telegram-automation',
}

export const botBroadcast: Fact = {
  question: 'Почему бот замолкает после рассылки?',
  asks: [
    'ошибка 429 too many requests',
    'разослали акцию, и бот умер',
    'предел сообщений в секунду',
    'flood wait что это',
    'как послать десяти тысячам подписчиков',
    'retry_after, сколько ждать',
    'бот тормозит, когда шлём новости',
    'Our bot hits rate limits when broadcasting',
  ],
  answer:
    'Рассылка упёрлась в предел Telegram, а он общий с обычными ответами. По нашему опыту, темп держат ниже предела, после ошибки ждёт вся очередь, заблокировавших помечают, а исход пишут по каждому адресату, чтобы продолжить с места остановки.',
  answerEn:
    'The broadcast hit Telegram’s limit, which ordinary answers share. Keep below it, let the whole queue wait after an error, mark those who blocked the bot, and record each recipient so that you can resume.',
  to: '/blog/telegram-automation',
}

export const botMistakes: Fact = {
  question: 'Бот молчит, повторяется или забывает, о чём спрашивал. В чём дело?',
  asks: [
    'наш бот присылает одно и то же дважды',
    'conflict 409 в логах бота',
    'на кнопке вечные часики',
    'бот не отвечает по ночам',
    'заказ через бота ушёл два раза',
    'polling или webhook',
    'вебхук присылает повторы',
    'почините нашего бота',
    'My bot sends everything twice',
  ],
  answer:
    'Чаще всего виноваты две копии бота на опросе, шаг диалога в памяти вместо базы или нажатие, оставшееся без ответа. По нашему опыту, для клиентов и денег нужен вебхук с секретом, быстрый ответ, очередь для долгой работы и защита от повторов. Можем разобрать вашего бота.',
  answerEn:
    'Most often we repair two copies polling at once, dialogue state kept in memory and button presses left unanswered. For clients and money use a webhook with a secret, quick replies, a queue and protection from repeats. We can look at yours.',
  to: '/blog/telegram-automation',
}

export const botPayments: Fact = {
  question: 'Как принимать оплату в Telegram-боте?',
  asks: [
    'деньги через бота брать можно?',
    'telegram stars для чего',
    'продавать подписку на закрытый чат',
    'картой внутри телеги',
    'наш банк не подключён к botfather',
    'провайдер платежей в боте',
    'отдать товар до подтверждения денег?',
    'вернуть звёзды покупателю',
    'Can customers pay inside the bot?',
  ],
  answer:
    'Цифровое — файлы, подписки, доступ — внутри Telegram продают только за Stars; физические товары и услуги оплачивают картой через провайдера или по ссылке на страницу банка. Товар, по нашему опыту, отдают лишь после подтверждённого платежа.',
  answerEn:
    'Digital goods inside Telegram are sold for Stars only; physical goods and services are paid by card through a provider or by a link to the bank’s page. Hand over the goods only after a confirmed payment.',
  to: '/blog/telegram-automation',
}

export const botOperator: Fact = {
  question: 'Когда бот должен звать человека?',
  asks: [
    'клиенты злятся на тупого бота',
    'бот не понял вопрос, что дальше',
    'оставить живых операторов или только робота',
    'сотрудники не берут обращения из бота',
    'сколько вопросов бот закроет сам',
    'клиент слышит два голоса сразу',
    'кому падают сложные вопросы от бота',
    'When should a bot hand over to a human?',
  ],
  answer:
    'По нашему опыту, после двух неудачных попыток подряд понять человека: бот называет честный срок, передаёт переписку и карточку клиента и молчит, пока говорит сотрудник. Большую часть вопросов он закрывает сам.',
  answerEn:
    'In our experience, after failing twice in a row to understand a person: the bot says honestly how long an answer will take, hands over the conversation and the client’s card, and keeps silent while the operator talks. Most questions it settles itself.',
  to: '/blog/telegram-automation',
}

export const botStatistics: Fact = {
  question: 'Как измерить, приносит ли бот или канал пользу?',
  asks: [
    'откуда пришли подписчики канала',
    'tgstat что показывает',
    'какая реклама привела покупателей в бота',
    'аналитика по боту, какие события писать',
    'охваты канала падают',
    'метрики чат бота нормальные значения',
    'отчёт о работе бота начальнику',
    'How do I measure a Telegram bot?',
  ],
  answer:
    'У каналов статистика Telegram появляется, когда подписчиков набирается достаточно, до того помогают просмотры и TGStat. У ботов её нет: по нашему опыту, хватает одной таблицы событий с меткой источника, от старта до оплаты. Пороги тревоги названы в статье.',
  answerEn:
    'Telegram shows statistics to a channel once it has enough subscribers; until then views and TGStat help. Bots have none: in our experience one table of events marked by source, from start to payment, is enough. The article (in Russian) names the alarm thresholds.',
  to: '/blog/telegram-automation',
}

export const botSecurity: Fact = {
  question: 'Безопасен ли бот: токен, вебхук, Mini App?',
  asks: [
    'токен бота утёк в гитхаб',
    'проверять подпись initdata надо?',
    'подделать запрос на вебхук',
    'бот читает всю группу?',
    'revoke botfather',
    'клиент прислал не свой номер',
    'где хранить секреты бота',
    'бот украли',
    'How do I secure a Telegram bot?',
  ],
  answer:
    'Токен — это пароль: держите его в хранилище секретов, утёкший отзывает BotFather. По нашему опыту, вебхук закрывают секретом, подпись Mini App проверяют на сервере, права и цены берут из базы, а не из кнопки, и сверяют, что заказ принадлежит тому, кто спрашивает.',
  answerEn:
    'The token is a password: keep it in a secret store, and let BotFather revoke a leaked one. Close the webhook with a secret, check a Mini App’s signature on the server, and take rights and prices from the database.',
  to: '/blog/telegram-automation',
}

export const botBuilder: Fact = {
  question: 'Хватит ли для бота конструктора и на чём вы пишете ботов?',
  asks: [
    'salebot, manybot, puzzlebot или на заказ',
    'бот без кода',
    'собрать бота самому в сервисе',
    'aiogram или grammy',
    'на каком языке делаете ботов',
    'есть бот на питоне, перепишете?',
    'можно взять код из вашей статьи',
    'Could we use a no-code bot builder?',
  ],
  answer:
    'Если хватит готового конструктора, мы так и скажем. Примеры в статье написаны на TypeScript для Node.js и grammY, их можно скопировать и запустить; те же приёмы переносятся на aiogram и Telegraf.',
  answerEn:
    'If a ready builder is enough, we say so. The article’s examples use TypeScript for Node.js and grammY and may be copied and run; the same ways suit aiogram and Telegraf.',
  to: '/blog/telegram-automation',
}

export const blogAuthors: Fact = {
  question: 'О чём вы пишете в блоге и кто авторы?',
  asks: [
    'кто автор ваших публикаций',
    'есть ли разбор про kubernetes для небольшой команды',
    'что выйдет в ближайшее время на блоге',
    'темы ваших разборов',
    'почему часть карточек в блоге не открывается',
    'скоро ли публикация про метрики saas',
    'почитать про ваш практический опыт',
    'Who writes your blog?',
    'блогуңарда эмне жазасыңар?',
  ],
  answer:
    'Пишем сами о том, что сделали: длинные разборы с числами, кодом и ошибками. Открыты статьи об автоматизации магазина и о Telegram; готовятся другие — об обмене без дублей, маркетплейсах, AI в поддержке, метриках SaaS и Kubernetes.',
  answerEn:
    'Our own people write about what they have built, with figures, code and mistakes, in Russian. Two articles are open, on automating a shop and on Telegram; more are being prepared.',
  to: '/blog',
}

export const massMessaging: Fact = {
  question: 'Можно ли делать рассылку по базе в WhatsApp, SMS или почте?',
  asks: [
    'рассылка по ватсапу двум тысячам',
    'рассылать акции законно',
    'пуш, письма или смс, что выбрать',
    'купить базу и разослать',
    'Bulk WhatsApp messages to our customers',
    'базага массалык билдирүү жөнөтүү',
  ],
  answer:
    'По своим клиентам и с их согласия — да: письма, push в приложении или Telegram-бот. Массовые сообщения в WhatsApp с обычного номера кончаются блокировкой, чужие базы — жалобами; так мы не делаем. Начните с одного канала, где вас уже читают.',
  answerEn:
    'To your own customers, with their consent: yes, by mail, push or a Telegram bot. Mass messages in WhatsApp from an ordinary number end in a ban, bought lists in complaints; we do neither. Begin with the one channel where people read you already.',
  to: '/innovations',
}

export const botRunningCosts: Fact = {
  question: 'Сколько стоит содержать бота и что, если его заблокируют?',
  asks: [
    'боту нужен отдельный хостинг?',
    'токены нейросети кто оплачивает',
    'бота могут заблокировать?',
    'What does a bot cost per month?',
    'ботту кармоо канча турат?',
  ],
  answer:
    'Бот живёт на сервере, оформленном на вас; за сервер и, если есть ИИ, за запросы к модели платите поставщикам — сумм на сайте нет. Следить за ботом может поддержка. База клиентов хранится у вас: заблокируют бота — люди и заказы останутся.',
  answerEn:
    'A bot lives on a server in your name; you pay the providers for the server and, with AI, for calls to the model: the site names no sums. Support can watch it. The base of customers is yours: if the bot is banned, people and orders remain.',
  to: '/website-support',
}
