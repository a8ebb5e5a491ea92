import { namedClients, namedClientsEn } from '../clients'
import { company } from '../company'
import { companyFigures } from '../company-figures'
import type { Fact } from './fact'
import { place } from '../place'

const { founded, projects, built, clients, technologies, years, launches } = companyFigures
const clientNames = namedClients.map((name) => `«${name}»`)

export const whoWeAre: Fact = {
  question: `Кто такие ${company.name}?`,
  asks: [
    'чем вы занимаетесь',
    'расскажите о компании',
    'что за компания',
    'вы кто вообще',
    'вы студия или агентство',
    'коротко о вас',
    'Who are you?',
    'Tell me about your company',
    'силер кимсиңер?',
    'первый раз о вас слышу, представьтесь',
    'что это за фирма такая',
    'вы айти-контора?',
    'это веб-студия?',
    'попал на ваш сайт случайно, куда я попал',
    'What does your company do?',
    'компанияңар жөнүндө айтып бериңиз',
  ],
  answer: `Команда разработчиков из ${place.ofCity}: сайты, мобильные приложения, SaaS, облако, брендинг и продвижение. На счету ${projects} проектов и ${clients} клиентов.`,
  answerEn: `A team of developers from ${place.cityEn}: websites, mobile apps, SaaS, cloud, branding and promotion, with ${projects} projects for ${clients} clients.`,
  to: '/about',
}

export const history: Fact = {
  question: 'Сколько лет вы на рынке?',
  asks: [
    'давно работаете?',
    'когда основана компания',
    'с какого года вы',
    'какой у вас опыт',
    'вы молодая компания?',
    'сколько лет компании',
    'How long have you been in business?',
    'качантан бери иштейсиңер?',
    'сколько уже существуете',
    'вы новички?',
    'в каком году открылись',
    'опытные ли вы, стаж какой',
    'When was the company founded?',
  ],
  answer: `Компания основана в ${founded} году. За ${years} лет мы сделали ${projects} проектов для ${clients} клиентов и освоили ${technologies} технологий.`,
  answerEn: `The company was founded in ${founded}: ${projects} projects for ${clients} clients so far.`,
  to: '/about',
}

export const headcount: Fact = {
  question: 'Сколько человек в команде?',
  asks: [
    'сколько у вас сотрудников',
    'сколько разработчиков в штате',
    'большая у вас команда?',
    'штат какой',
    'вы вдвоём там сидите?',
    'сколько программистов',
    'How big is your team?',
    'командаңарда канча адам?',
    'численность персонала',
    'сколько народу трудится',
    'вас там трое или тридцать?',
    'хватит ли у вас рук',
    'состав коллектива',
    'есть ли аналитик',
    'Number of employees?',
  ],
  answer: `Сколько нас сейчас, на сайте не сказано. Известно, что начинали втроём в ${founded} году, а на проекте работает одна команда: аналитик, дизайнер и инженеры.`,
  answerEn: `The site does not say how many we are. It began with three people in ${founded}; a project has one team of an analyst, a designer and engineers.`,
  to: '/about',
}

export const director: Fact = {
  question: 'Кто руководит компанией?',
  asks: [
    'кто директор?',
    'кто владелец',
    'кто у вас главный',
    'имя руководителя',
    'кто основатель',
    'дайте контакт директора',
    'Who is your CEO?',
    'директору ким?',
    'хочу говорить с первым лицом',
    'фио гендиректора для письма',
    'кто учредители',
    'как зовут хозяина фирмы',
    'кто стоит за проектом',
    'Who runs the company?',
  ],
  answer: `Имён руководителей на сайте нет. Письмо для них можно отправить на ${company.email}.`,
  answerEn: `The site does not name the managers. You can write to them at ${company.email}.`,
  to: '/about',
}

export const clientsList: Fact = {
  question: 'Кто ваши клиенты?',
  asks: [
    'с кем вы работали',
    'кто вам доверяет',
    'крупные заказчики есть?',
    'назовите клиентов',
    'какие компании у вас заказывали',
    'покажите что делали',
    'Who are your clients?',
    'Show me your portfolio',
    'иштериңерди көрсөткүлө',
    'для кого делали',
    'кому уже сдали сайты',
    'есть что показать?',
    'кто из известных у вас обслуживается',
    'с какими брендами сотрудничали',
    'хочу глянуть до того как звонить',
    'кто в списке референсов',
  ],
  answer: `Нам доверяют ${clientNames.join(', ')}. Проекты с замерами до и после описаны в кейсах.`,
  answerEn: `${Object.values(namedClientsEn).join(', ')}, among others. The case studies show what was measured before and after.`,
  to: '/cases',
}

export const notOurClient: Fact = {
  question: 'Работали ли вы с нашей компанией или известным брендом?',
  asks: [
    'вы делали сайт для оптима банка?',
    'с глобусом работали?',
    'делали что-то для газпрома',
    'с мегаком работали?',
    'вы делали сайт конкурента нашего?',
    'Have you worked with big brands?',
    'вы разрабатывали что-нибудь для kumtor',
    'минздрав у вас заказывал?',
    'для министерства делали что-нибудь',
    'это вы сделали сайт намба?',
    'известные бренды среди ваших заказов',
    'с бимаром или фрунзе сотрудничали?',
    'Did you work for the government?',
  ],
  answer:
    'На сайте названы только те клиенты, о которых можно рассказывать: они есть на главной и в кейсах. О других ничего не скажу; спросите менеджера о похожем опыте.',
  answerEn:
    'The site names only the clients we may talk about: they are on the home page and in the case studies. I will say nothing about others; ask a manager about similar experience.',
  to: '/cases',
}

export const success: Fact = {
  question: 'Сколько ваших проектов заканчиваются успехом?',
  asks: [
    'какой процент успешных проектов',
    'были провалы?',
    'неудачные проекты были?',
    'статистика успешных запусков',
    'How many of your projects succeed?',
    'какова доля проваленных проектов',
    'бывало что не справились',
    'расскажите о своей неудаче',
    'все ли довели до конца',
    'часто ли запускаетесь без срывов',
    'как понять что запуск удался',
    'проекты умирают после сдачи?',
    'What is your success rate?',
  ],
  answer: `Успешных запусков — ${launches}. Успешным считаем запуск, после которого система работает и спустя полгода.`,
  answerEn: `Of our launches, ${launches} succeed. We call a launch successful if the system still works half a year later.`,
  to: '/about',
}

export const reviews: Fact = {
  question: 'Где почитать отзывы?',
  asks: [
    'отзывы есть?',
    'отзывы реальные?',
    'негативные отзывы бывают?',
    'рекомендации от заказчиков',
    'Do you have reviews?',
    'пикирлер барбы?',
    'что пишут о вас люди',
    'дайте телефон вашего клиента, спрошу сам',
    'есть кто может за вас поручиться',
    'репутация у вас какая',
    'на 2гис у вас какая оценка',
    'ругали вас за что-нибудь?',
    'жена сказала проверить вас, где посмотреть мнения',
    'благодарственные письма есть',
    'Can I talk to one of your clients?',
  ],
  answer:
    'Отзывы с именами и компаниями есть на главной и на страницах услуг, в том числе с четырьмя звёздами и объяснением, за что снята пятая. Связать вас с клиентом попросите менеджера: на сайте такого нет.',
  answerEn:
    'Reviews with names and companies are on the home page and the service pages (in Russian), some with four stars and the reason for the missing fifth. To talk to a client, ask a manager: the site offers no contacts.',
  to: '/',
}

export const certificates: Fact = {
  question: 'Есть ли у вас лицензии и сертификаты?',
  asks: [
    'сертификаты есть?',
    'вы партнёр битрикса?',
    'сертифицированные специалисты',
    'партнёр google есть статус?',
    'iso есть',
    'лицензия на разработку',
    'награды у вас есть?',
    'Are you certified?',
    'чем подтвердите квалификацию',
    'нужна аккредитация для банка',
    'есть ли свидетельства и дипломы',
    'у вас статус золотого партнёра?',
    'aws partner вы?',
    'лицензиат ли вы 1с',
    'Do you have ISO 27001?',
    'күбөлүк барбы?',
  ],
  answer:
    'Сертификатов и партнёрских статусов на сайте нет: гордимся не наградами, а тем, что можно проверить. Какие документы нужны вам, спросите у менеджера.',
  answerEn:
    'The site shows no certificates or partner statuses: we take pride not in awards but in what can be checked. If you need particular documents, ask a manager.',
  to: '/about',
}

export const name: Fact = {
  question: 'Почему вы так называетесь?',
  asks: [
    'что значит кереге',
    'что такое kerege',
    'почему kerege',
    'откуда название',
    'What does Kerege mean?',
    'при чём тут юрта',
    'название странное',
    'как переводится ваше имя',
    'что означает ваше слово',
    'смысл бренда',
    'вы юрты продаёте?',
    'в названии есть смысл какой-то?',
    'решётка юрты это про что',
  ],
  answer:
    'Кереге — деревянная решётка, на которой держится юрта. Мы собираем для компаний такую же опору из программ.',
  answerEn:
    'A kerege is the wooden lattice that holds up a yurt. We build the same support for companies out of software.',
  to: '/',
}

export const beginnings: Fact = {
  question: 'С чего начиналась компания?',
  asks: [
    'как всё начиналось',
    'история фирмы',
    'с чего выросла ваша студия',
    'какой был самый первый проект',
    'ваш первый заказчик кто',
    'расскажите историю создания',
    'сколько вас было в самом начале',
    'начинали в гараже?',
    'How did the company start?',
    'компания кантип түзүлгөн?',
  ],
  answer: `В ${founded} году три разработчика сняли комнату на проспекте Чуй и взялись за сайт для поставщика стройматериалов. Вместо каталога понадобилась система учёта: остатки вели в трёх тетрадях. Она работает до сих пор.`,
  answerEn: `In ${founded} three developers rented a room on Chui Avenue to make a site for a supplier of building materials. Instead of a catalogue it needed a stock system, which still works.`,
  to: '/about',
}

export const growth: Fact = {
  question: 'Как компания развивалась по годам?',
  asks: [
    'чем занимались в разные годы',
    'основные вехи',
    'как вы росли',
    'что делали в карантин',
    'хронология компании',
    'как менялась студия',
    'что нового за последние годы',
    'важные события компании',
    'Company milestones?',
  ],
  answer:
    'Начали с системы учёта, в карантин переводили в онлайн магазины, затем появились мобильная команда и SaaS-консалтинг, потом — мобильный кошелёк и группа DevOps, а последним шагом на сайте названы облако и помощники на языковых моделях.',
  answerEn:
    'First a stock system, then online shops during the quarantine, a mobile team, SaaS consulting, a mobile wallet with a DevOps group, and most recently cloud and assistants on language models.',
  to: '/about',
}

export const legalEntity: Fact = {
  question: 'На какое юрлицо заключается договор?',
  asks: [
    'вы ооо или ип?',
    'организационно-правовая',
    'инн и окпо пришлите',
    'карточка предприятия',
    'полное наименование организации',
    'где вы зарегистрированы',
    'хочу пробить вас по реестру минюста',
    'кто контрагент',
    'есть ли регистрация в россии',
    'Are you a registered company?',
    'What is the legal name?',
  ],
  answer: `${company.legalName}, компания, зарегистрированная ${place.inCountry}: ${company.addressRu}. Регистрационных номеров на сайте нет, их пришлёт менеджер.`,
  answerEn: `${company.legalName}, registered in ${company.countryEn}: ${company.addressEn}. Registration numbers are not published; a manager will send them.`,
  to: '/terms',
}

export const projectCount: Fact = {
  question: 'Почему число проектов на страницах разное?',
  asks: [
    'на одной странице одно число проектов, на другой другое',
    'цифры на сайте не сходятся',
    'так сколько у вас проектов на самом деле',
    'откуда взялась цифра про количество работ',
    'вы врёте в цифрах',
    'Why do the numbers on your site differ?',
    'сколько проектов вы сделали',
    'канча долбоор жасадыңар?',
  ],
  answer: `Считается разное: всего проектов ${projects}, из них построили мы ${built}, остальные — аудиты и консалтинг. Сайтов запущено тоже ${projects}, потому что там считаются и лендинги внутри больших проектов.`,
  answerEn: `They count different things: ${projects} projects in all, of which we built ${built}; the rest are audits and consulting.`,
  to: '/about',
}

export const codeSamples: Fact = {
  question: 'Можно ли посмотреть примеры вашего кода?',
  asks: [
    'код на гитхабе показываете?',
    'репозиторий для примера',
    'open source у вас есть?',
    'Can we see code samples under NDA?',
    'кодуңарды көрсөтөсүзбү?',
  ],
  answer: `Открытых репозиториев на сайте нет: код принадлежит заказчикам. Посмотреть пример под NDA попросите на ${company.email} или на консультации, ответит инженер. Как мы проверяем код, рассказано на странице технологий.`,
  answerEn: `The site lists no open repositories: the code belongs to our clients. Ask at ${company.email} or at the consultation to see a sample under an NDA. How we check code is told on the page of technologies.`,
  to: '/technologies',
}

export const aiInOurWork: Fact = {
  question: 'Пользуетесь ли вы нейросетями в своей работе?',
  asks: [
    'тексты сами пишете или через чатгпт',
    'логотип нейросетью нарисуете?',
    'мой код уходит copilot на обучение?',
    'люди работают или ии',
    'дизайн генерируете?',
    'Do you use Copilot on our code?',
  ],
  answer:
    'Каким инструментом сделана какая часть, на сайте не сказано; за результат в любом случае отвечает команда, и он проходит проверку. Нельзя отдавать ваш код или данные сторонним моделям? Скажите до начала, это запишут в договор.',
  answerEn:
    'The site does not say which part is made with which tool; the team answers for the result either way, and it is reviewed. If your code or data must not go to outside models, say so before the start and it goes into the contract.',
  to: '/technologies',
}

export const ownSite: Fact = {
  question: 'Кто сделал этот сайт и продвигаете ли вы его?',
  asks: [
    'почему у вас сайт тормозит',
    'кто делал ваш сайт',
    'инстаграм у вас заброшен',
    'на чём написан этот сайт',
    'Who built your website?',
  ],
  answer:
    'Авторы этого сайта на нём не названы; собран он на React и TypeScript, как и то, что мы делаем клиентам. Мест в поиске и трафика своего сайта не публикуем, спросите на консультации. Если что-то грузится медленно, напишите, какая страница и устройство: посмотрим.',
  answerEn:
    'Its authors are not named on it; it is made with React and TypeScript, like what we make for clients. We do not publish its places in search or its traffic; ask at the consultation. If something is slow, tell us the page and the device.',
  to: '/technologies',
}
