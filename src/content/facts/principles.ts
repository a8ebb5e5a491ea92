import { siteMap } from '../site-map.ts'
import { namedClientsEn } from '../clients'
import { showing, showingEn } from '../figures'
import type { Fact } from './fact'

// What we hold to, and how we know that a project has helped.

export const mission: Fact = {
  question: 'Какая у компании миссия?',
  asks: [
    'ради чего вы работаете',
    'в чём ваша цель как компании',
    'ваша философия',
    'к чему стремитесь',
    'какая у вас идея',
    'видение компании',
    'во что вы верите',
    'What is your mission?',
    'максатыңар эмне?',
  ],
  answer:
    'Чтобы технологии в регионе служили десятилетиями: понятные владельцу, посильные по цене и не зависящие от одного программиста.',
  answerEn:
    'To make technology in our region serve a business for decades: clear to its owner, affordable, and not dependent on one irreplaceable programmer.',
  to: '/about',
}

export const values: Fact = {
  question: 'Какие у вас ценности?',
  asks: [
    'ваши принципы',
    'каких правил придерживаетесь',
    'корпоративная культура какая',
    'что для вас неприемлемо',
    'по каким убеждениям нанимаете людей',
    'этика у вас есть?',
    'чем гордитесь',
    'какие вы люди в работе',
    'What are your values?',
    'баалуулуктарыңар кандай?',
  ],
  answer:
    'Четыре: прямота, прочность, уважение к пользователю и передача знаний. По ним выбираем людей и проекты.',
  answerEn:
    'Four: directness, durability, respect for the user and passing on knowledge. By them we hire, argue and turn projects down.',
  to: '/about',
}

export const honestNo: Fact = {
  question: 'Скажете ли вы честно, если затея не нужна?',
  asks: [
    'отговорите, если идея плохая?',
    'не будете впаривать лишнее?',
    'скажете прямо, если это бессмысленно',
    'боюсь что разведут на ненужные функции',
    'а если мне это вообще не надо',
    'честное мнение о затее',
    'вам выгодно продать побольше, разве нет',
    'моя идея глупая?',
    'Will you tell us if the idea is bad?',
    'идеям жаман болсо айтасыңарбы?',
  ],
  answer: `Да: иногда строить не стоит, и это мы тоже говорим. О том, что идея не окупится, вы узнаёте до счёта; главный врач «${siteMap.akmedCase.label}» в отзыве благодарит как раз за то, что её отговорили от половины функций.`,
  answerEn: `Yes: sometimes it is not worth building, and we say so, before any invoice. In her review the head of ${namedClientsEn[siteMap.akmedCase.label]} thanks us for talking her out of half of the features.`,
  to: '/about',
}

export const fieldVisit: Fact = {
  question: 'Приедете ли вы посмотреть, как у нас всё устроено?',
  asks: [
    'выезжаете на объект?',
    'вы вникаете в бизнес заказчика',
    'поймёте ли вы нашу специфику',
    'надо чтобы вы увидели наш склад своими глазами',
    'поговорите с нашими кассирами?',
    'у нас всё сложно, словами не объяснить',
    'предпроектное обследование',
    'Will you visit our warehouse?',
    'биздин жумушту көрүп үйрөнөсүңөрбү?',
  ],
  answer:
    'Да, каждый раз мы сначала идём туда, где возникает проблема: на склад, в поле, к окошку регистратуры, и лишь потом проектируем. О выезде в ваш город договоритесь с менеджером.',
  answerEn:
    'Yes, we first go where the problem arises, to the warehouse, the field or the reception desk, and only then design. Arrange a trip to your city with a manager.',
  to: '/about',
}

export const returningClients: Fact = {
  question: 'Возвращаются ли к вам клиенты?',
  asks: [
    'заказывают ли повторно',
    'много ли постоянных заказчиков',
    'приходят ли по рекомендации',
    'долго ли с вами остаются',
    'второй раз к вам идут?',
    'клиенты от вас сбегают?',
    'лояльность заказчиков',
    'Do clients come back to you?',
    'кардарлар кайра келеби?',
  ],
  answer:
    'Да: большинство новых договоров — вторая или третья работа для того же заказчика либо для его соседа по рынку.',
  answerEn:
    'Yes: most new contracts are a second or third job for the same client or for a neighbour in the market.',
  to: '/about',
}

export const measuring: Fact = {
  question: 'Как вы понимаете, что проект помог бизнесу?',
  asks: [
    'какие метрики снимаете до старта',
    'kpi проекта есть?',
    'по каким цифрам судите',
    'как проверим что стало лучше',
    'а если показатели не сдвинулись',
    'нам нужны измеримые цели',
    'проверяете ли пользу через полгода',
    'цели проекта фиксируются?',
    'кто докажет что система дала пользу',
    'How do you measure success?',
  ],
  answer: `До работы фиксируем, как есть, и договариваемся, какое число должно измениться; рабочие версии выпускаем ${showing}. Через месяц и через полгода снимаем те же показатели: не сдвинулись — ищем причину вместе с вами.`,
  answerEn:
    'Before the work we record how things stand and agree which figure has to change. A month and half a year after the launch we measure the same again; if it has not moved, we look for the reason with you.',
  to: '/cases',
}

export const caseFigures: Fact = {
  question: 'Откуда числа в кейсах и можно ли им верить?',
  asks: [
    'цифры в кейсах настоящие?',
    'кто проверял показатели',
    'вы сами эти проценты придумали?',
    'чем подтверждены результаты',
    'звучит слишком красиво',
    'не верю что так выросло',
    'по чьим данным считали рост',
    'истории клиентов выдуманные?',
    'Are the figures in your case studies real?',
  ],
  answer:
    'В каждой истории — с чего всё началось, принятые решения и числа, снятые до и после. Результат проверяли по данным клиента, а не по нашим ощущениям.',
  answerEn:
    'Each story has the initial trouble, the decisions and figures taken before and after. Results were checked on the client’s own data.',
  to: '/cases',
}

export const likeInCase: Fact = {
  question: 'Можно ли повторить проект из кейса для нас?',
  asks: [
    'хотим такой же проект как в вашей истории',
    'сделайте нам аналог',
    'сколько бы обошлось такое решение нам',
    'реально ли получить тот же эффект',
    'нам бы то же самое что вы сделали перевозчику',
    'прочитала про клинику, у нас так же, что делать',
    'сколько стоил тот проект из портфолио',
    'добьётесь у нас таких же показателей?',
    'почему в кейсах нет стоимости',
    'Can you do the same for us?',
  ],
  answer:
    'Да, нажмите «Обсудить похожую задачу» на странице кейсов и назовите число, которое хотите изменить: ответим, реально ли это и с чего бы мы начали. Цен в кейсах нет, срок и состав команды в них указаны.',
  answerEn:
    'Yes: name the figure you want to change, and we answer whether it is realistic and where we would begin. The case studies give the term and the team, but no prices.',
  to: '/cases',
}

export const firstResult: Fact = {
  question: 'Когда будет готова первая работающая часть?',
  asks: [
    'через сколько увижу что-то живое',
    'когда можно будет потрогать',
    'не хочу ждать до самого конца',
    'запустить кусочек пораньше можно?',
    'agile или водопад?',
    'спринты у вас есть',
    'за первые недели что успеете',
    'когда смогу показать инвестору что-то',
    'When will we see something working?',
    'биринчи натыйжа качан болот?',
  ],
  answer: `Через две недели вы видите первую работающую часть, дальше — по одной ${showing}. После любой можно остановиться с готовой вещью в руках.`,
  answerEn: `You see the first working part after two weeks and then another one ${showingEn}. After any of them you can stop with a finished thing in hand.`,
  to: '/',
}

export const groundwork: Fact = {
  question: 'Что входит в работу по умолчанию: проверки, копии, план отката?',
  asks: [
    'за надёжность надо доплачивать?',
    'автотесты пишете?',
    'тесты входят в стоимость',
    'кто контролирует качество кода',
    'покрытие тестами какое',
    'наблюдение за системой включено?',
    'качество разработки чем обеспечено',
    'qa отдельно оплачивается?',
    'говнокода не будет?',
    'Do you write automated tests?',
  ],
  answer:
    'Проверки, копии и план отката входят в работу и отдельно не оплачиваются. Типы, автоматические проверки и наблюдение входят в первую же версию: добавлять их потом втрое дороже.',
  answerEn:
    'Checks, backups and a rollback plan are part of the work, not an extra. Types, automated checks and monitoring are in the very first version.',
  to: '/technologies',
}
