import { company } from '../company'
import type { Fact } from './fact'

// What the terms say beside a project's contract, and accounts on this site.

export const publicOffer: Fact = {
  question: 'Описания и цены на сайте — это публичная оферта?',
  asks: [
    'это оферта?',
    'что на сайте написано, то и получу?',
    'вы отвечаете за то что указано в описании',
    'юридическая сила прайса',
    'могу ли требовать по опубликованной стоимости',
    'обещанное на странице обязательно к исполнению?',
    'чему верить, странице или бумаге',
    'Is this a binding offer?',
    'сайттагы баа милдеттүүбү?',
  ],
  answer:
    'Нет: описания показывают, что мы обычно делаем. Обязательным становится то, что записано в подписанном договоре: состав работ, цена и сроки.',
  answerEn:
    'No: the descriptions show what we usually do. What binds us is the signed contract with its scope, price and dates.',
  to: '/terms',
}

export const openSource: Fact = {
  question: 'Какие чужие компоненты будут в нашем проекте?',
  asks: [
    'есть ли в составе чужие библиотеки и лицензии',
    'open source в нашем продукте не создаст проблем?',
    'список зависимостей предоставите',
    'лицензионная чистота',
    'gpl в код не попадёт?',
    'sbom дадите',
    'за ваши модули потом платить придётся?',
    'сторонний код в продукте',
    'юрист спрашивает про лицензии',
    'Which open-source licences will apply?',
  ],
  answer:
    'Список открытых компонентов с их лицензиями дадим по запросу. Наши прежние инструменты и библиотеки остаются нашими, но в составе результата вы пользуетесь ими бессрочно, бесплатно и по всему миру.',
  answerEn:
    'We list the open-source components and their licences on request. Tools we had before stay ours; you may use them within the result permanently, worldwide and free of charge.',
  to: '/terms',
}

export const forceMajeure: Fact = {
  question: 'Что, если случится форс-мажор?',
  asks: [
    'форс-мажор',
    'непреодолимая сила',
    'если война или землетрясение',
    'закроют границы, санкции',
    'если интернет отключат в стране',
    'обстоятельства вне контроля',
    'а если новая пандемия',
    'стихийное бедствие и сдача',
    'Is there a force majeure clause?',
  ],
  answer:
    'За задержку из-за событий, на которые сторона разумно не могла повлиять, она не отвечает, если быстро сообщила о них другой. Это касается и вас, и нас.',
  answerEn: 'Events that nobody controls excuse a delay, if the other side is told at once.',
  to: '/terms',
}

export const termsChange: Fact = {
  question: 'Могут ли ваши условия измениться посреди проекта?',
  asks: [
    'вдруг поменяете правила',
    'обновление пользовательского соглашения',
    'какая версия правил действует для меня',
    'от какого числа редакция',
    'односторонне поменять можете?',
    'когда последний раз обновляли правила',
    'новая редакция и наш старый договор',
    'Can you change the terms later?',
  ],
  answer:
    'Страницу условий мы можем менять, но начатые проекты сохраняют условия, с которыми начались. Для заявок и аккаунтов действует версия, опубликованная на этой странице.',
  answerEn:
    'The page may change, but projects under way keep the terms with which they began. Requests and accounts follow the version on the page, with its date.',
  to: '/terms',
}

export const quoting: Fact = {
  question: 'Можно ли использовать тексты и дизайн вашего сайта?',
  asks: [
    'можно взять вашу картинку',
    'пишу диплом, сослаться на вас можно?',
    'перепечатать материал',
    'скопирую пару абзацев, не против?',
    'вёрстку вашу позаимствовать',
    'чьё авторство у материалов здесь',
    'репост в телеграм-канал',
    'May I quote your articles?',
    'пишу диплом, можно сослаться на ваш кейс',
  ],
  answer: `Всё на этом сайте, от текстов до кода, принадлежит нам. Цитировать можно со ссылкой; для другого использования напишите на ${company.email}.`,
  answerEn: `Texts, design and code of this site belong to us. You may quote them with a link; for anything else write to ${company.email}.`,
  to: '/terms',
}

export const siteAccount: Fact = {
  question: 'Нужно ли регистрироваться на вашем сайте?',
  asks: [
    'обязательна ли регистрация',
    'зачем мне тут учётная запись',
    'можно без логина обратиться',
    'создать профиль у вас',
    'где регистрация',
    'не хочу заводить очередной пароль',
    'подтверждать ли почту при регистрации',
    'Do I have to sign up?',
  ],
  answer:
    'Нет, заявку, анкету и сообщение здесь можно отправить без аккаунта. Для аккаунта нужны имя, почта и пароль; адрес подтверждают по ссылке из письма.',
  answerEn:
    'No: a request, the questionnaire and this chat need no account. An account takes your name, e-mail and a password; the address is confirmed by a link in a letter.',
  to: '/terms',
}

export const accountTrouble: Fact = {
  role: 'client',
  question: 'Не могу войти в аккаунт или его взломали. Что делать?',
  asks: [
    'зарегистрировался, а письма нет',
    'не пришла ссылка для подтверждения почты',
    'the confirmation mail of my account has not come',
    'сбросить пароль',
    'не пускает в профиль',
    'кто-то зашёл под моим именем',
    'чужой вход в мою учётку',
    'ссылка из письма не работает',
    'почему приостановили мой профиль',
    'пишет неверный логин',
    'увели пароль, боюсь',
    'I forgot my password',
    'сыр сөзүмдү унутуп калдым',
  ],
  answer: `В окне входа нажмите «Забыли пароль?»: пришлём ссылку, по которой можно задать новый. Письмо поищите и в «Спаме»; не пришло — напишите здесь или на ${company.email}. Если подозреваете, что аккаунтом пользуется кто-то другой, сообщите сразу.`,
  answerEn: `Use the link about a forgotten password in the sign-in dialog: you get a letter to set a new one. Look for it in the spam folder as well; if it is not there, write here or to ${company.email}. If you suspect that someone else uses your account, tell us at once.`,
  to: '/terms',
}

export const termsInEnglish: Fact = {
  question: 'Есть ли условия и политика данных на английском?',
  asks: [
    'англоязычная версия правил',
    'английский текст соглашения',
    'где русский вариант соглашения',
    'перевод правил на русский есть?',
    'открыл условия, там всё не по-русски',
    'Are the terms available in English?',
    'Is there an English privacy policy?',
    'шарттар кыргызча барбы?',
  ],
  answer:
    'Да: условия и политика конфиденциальности написаны по-английски, и на той же странице есть русский текст. Версии на кыргызском нет.',
  answerEn:
    'Yes: the terms and the privacy policy are in English, with a Russian version on the same page.',
  to: '/terms',
}
