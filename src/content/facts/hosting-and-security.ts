import { company } from '../company'
import { supportFigures } from '../figures'
import { supportPlans } from '../prices'
import { titleEn } from '../spoken-names'
import { assessmentHours, cloudStages, devopsStages } from '../stages'
import { hoursLong } from '@contracts/russian.ts'
import { termTextEn } from '../term-en'
import type { Fact } from './fact'

export const backups: Fact = {
  question: 'Делаете ли вы резервные копии?',
  asks: [
    'бэкапы есть?',
    'как часто бэкап',
    'данные не пропадут?',
    'где храните копии сайта',
    'восстановите сайт из копии',
    'Do you make backups?',
    'восстановление после сбоя',
    'снапшоты',
    'архив базы',
    'хостер умер, сайт вернётся?',
    'страхуете от потери',
    'копируете ли базу каждый день',
    'если сотрудник всё снесёт',
    'What if we lose our data?',
  ],
  answer: `На поддержке — да: еженедельно на тарифе ${supportPlans.start.title}, ежедневно на ${supportPlans.standard.title} и старших, копии лежат вне вашего хостинга. В облаке и DevOps восстановление ещё и репетируем.`,
  answerEn: `With support, yes: weekly on ${titleEn('website-support/start')}, daily from ${titleEn('website-support/standard')} on, stored outside your hosting. In cloud and DevOps projects the restore is rehearsed, too.`,
  to: '/website-support',
}

export const security: Fact = {
  question: 'Насколько безопасно то, что вы делаете?',
  asks: [
    'сайт не взломают?',
    'как защищаете от хакеров',
    'безопасность данных клиентов',
    'ddos защита есть?',
    'ssl сертификат входит?',
    'как храните пароли',
    'пентест делаете?',
    'Is it secure?',
    'безопасник спрашивает про меры',
    'нас уже ломали, боюсь снова',
    'персональные карты пациентов не утекут?',
    'шифрование',
    'зелёный замочек',
    'кто видит наши пароли',
    'двухфакторка',
    'тест на проникновение',
    'проверка уязвимостей',
    'карты покупателей не украдут?',
    'защита от спам-ботов и атак',
    'овасп соблюдаете',
  ],
  answer:
    'Доступы зашифрованы и выданы поимённо, обновления сначала ставим на копию, уязвимая библиотека не проходит в релиз. Пентеста и защиты от DDoS отдельной услугой на сайте нет, безопасность входит в комплексный аудит.',
  answerEn:
    'Access is encrypted and personal, updates go to a copy first, a vulnerable library does not pass into a release. Penetration tests are not a service of their own; security is part of the complex audit.',
  to: '/website-support',
}

export const uptime: Fact = {
  question: 'Поддержка 24/7 — это правда?',
  asks: [
    'вы круглосуточно работаете?',
    'поддержка 24 на 7?',
    'если сайт упадёт ночью, почините?',
    'какой sla',
    'аптайм гарантируете?',
    'кто дежурит ночью',
    'гарантия доступности сайта',
    'сколько сайт может лежать',
    'Is support available around the clock?',
    'What SLA do you offer?',
    'дежурный инженер есть?',
    'сколько минут простоя в год',
    'выходные, всё лежит, кому звонить',
    'следите ли вы чтобы всё было онлайн',
    'время восстановления прописано?',
  ],
  answer: `Круглые сутки за сайтом следит робот, люди отвечают в рабочее время. SLA ${supportFigures.sla} записывают в договор на тарифе ${supportPlans.premium.title}. Чинит ли инженер сайт ночью, на сайте не сказано: попросите записать это в договор.`,
  answerEn: `A robot watches the site around the clock, people answer in working time. An SLA of ${supportFigures.sla} goes into the contract of the ${titleEn('website-support/premium')} plan. Whether an engineer repairs at night is not published: ask for it in the contract.`,
  to: '/website-support',
}

export const whereHosted: Fact = {
  question: 'Где будет размещён сайт?',
  asks: [
    'на каком хостинге',
    'где сервера стоят',
    'можно на нашем сервере',
    'хостинг в кыргызстане?',
    'данные в какой стране хранятся',
    'Where will the site be hosted?',
    'нам нельзя выносить за границу',
    'требует ли сайт отдельной машины',
    'хостер посоветуете?',
    'vds какой брать',
    'можно ли держать на сервере министерства',
    'где физически лежит база',
    'hoster.kg подойдёт?',
    'Can it run on our own servers?',
    'сайт кайсы серверде турат?',
  ],
  answer:
    'На хостинге или в облаке, оформленном на вашу компанию; что именно, решаем по задаче и счёту на год. Работаем с AWS, Azure и Google Cloud. О серверах в конкретной стране на сайте ничего нет, спросите менеджера.',
  answerEn:
    'On hosting or in a cloud registered to your company; we choose it by the task and the yearly bill. We work with AWS, Azure and Google Cloud. The site says nothing about servers in a particular country; ask a manager.',
  to: '/cloud-migration',
}

export const migrationDowntime: Fact = {
  question: 'Будет ли простой при переезде в облако?',
  asks: [
    'сайт будет недоступен во время переноса?',
    'переезд без остановки возможен?',
    'данные не потеряются при миграции',
    'что если миграция сорвётся',
    'риск переезда в облако',
    'Will there be downtime during migration?',
    'ночью перевезёте?',
    'сотрудники заметят?',
    'есть ли путь назад, если всё плохо',
    'не пропадут ли заказы в момент переключения',
    'страшно трогать, всё на соплях',
    'терять записи нельзя, это клиника',
    'остановка склада недопустима',
    'Can we roll back?',
  ],
  answer:
    'Данные копируем при работающей системе и переключаем пользователей по частям; старая площадка работает, пока новая не пройдёт проверку под нагрузкой. На каждый шаг есть план отката.',
  answerEn:
    'Data is copied while the system runs and users are switched over in groups; the old site stays up until the new one has passed a load test. Every step can be rolled back.',
  to: '/cloud-migration',
}

export const migrationTerm: Fact = {
  question: 'Сколько длится переезд в облако?',
  asks: [
    'за сколько перенесёте сервера',
    'сроки миграции в aws',
    'как долго переезжать в облако',
    'How long does cloud migration take?',
    'до конца квартала уложимся с облаком?',
    'когда съедем с физических машин',
    'график переезда',
    'по неделям распишите перенос',
    'план работ по aws',
    'шаги переноса в azure',
    'порядок действий при переходе в облако',
    'быстро ли съедем в google cloud',
    'булутка көчүү канча убакыт алат?',
  ],
  answer: `Аудит — ${cloudStages.audit.text}, подготовка облака — ${cloudStages.preparation.text}, перенос данных — ${cloudStages.transfer.text}, оптимизация — ${cloudStages.tuning.text}. Точные сроки назовём после аудита.`,
  answerEn: `The audit takes ${termTextEn(cloudStages.audit)}, preparing the cloud ${termTextEn(cloudStages.preparation)}, moving the data ${termTextEn(cloudStages.transfer)}, optimisation ${termTextEn(cloudStages.tuning)}. We name exact terms after the audit.`,
  to: '/cloud-migration',
}

export const freeAssessment: Fact = {
  question: 'Что можно получить бесплатно?',
  asks: [
    'есть что-то бесплатное?',
    'бесплатный аудит',
    'экспресс оценка бесплатная?',
    'devops аудит платный?',
    'сделаете бесплатный анализ сайта',
    'осмотр сайта бесплатно?',
    'What do you offer for free?',
    'бекер эмне бар?',
    'что дадите попробовать без денег',
    'подарок новым клиентам',
    'оценку серверов бесплатно за двое суток',
    'демо-доступ',
    'первичный осмотр серверов',
  ],
  answer: `Первую консультацию, экспресс-оценку переезда в облако за ${hoursLong(assessmentHours.cloud)} и аудит DevOps-процессов.`,
  answerEn: `The first consultation, an express assessment of a move to the cloud in ${assessmentHours.cloud} hours, and an audit of DevOps processes.`,
  to: '/cloud-migration',
}

export const devopsTerm: Fact = {
  question: 'Сколько занимает внедрение DevOps?',
  asks: [
    'сроки devops',
    'за сколько настроите ci/cd',
    'как долго внедрять kubernetes',
    'How long does a DevOps rollout take?',
    'месяц хватит чтобы наладить релизы?',
    'через сколько увидим автоматический выпуск',
    'поэтапный план девопса',
    'мы не можем тормозить выпуск фич',
    'когда окончите наладку мониторинга',
    'терраформ за сколько освоим',
    'за квартал успеем наладить поставку',
    'ci настроить долго?',
    'пайплайн с нуля, сколько недель',
  ],
  answer: `Аудит — ${devopsStages.audit.text}, план — ${devopsStages.planning.text}, внедрение — ${devopsStages.rollout.text}. Команда всё это время продолжает выпускать новое.`,
  answerEn: `The audit takes ${termTextEn(devopsStages.audit)}, the plan ${termTextEn(devopsStages.planning)}, the rollout ${termTextEn(devopsStages.rollout)}. All this time your team goes on releasing.`,
  to: '/devops-services',
}

export const changeHosting: Fact = {
  question: 'Перенесёте ли вы сайт на другой хостинг?',
  asks: [
    'хотим уйти с этого хостинга',
    'поменять провайдера, кто перенесёт сайт',
    'переезд на другой сервер',
    'хостинг подорожал, хотим на другой',
    'хостер закрывается, спасите сайт',
    'перекинуть сайт с одного хостинга на другой',
    'Can you move our site to another host?',
    'We want to change the hosting provider',
  ],
  answer:
    'Да. Хостинг оформлен на вас, поэтому менять его можно когда угодно. На поддержке перенос идёт в счёт часов тарифа, цену разового переноса назовёт менеджер. Большие системы переносим в облако без остановки работы.',
  answerEn:
    'Yes. The hosting is in your name, so you can change it at any time. With a support plan the move counts as its hours; a manager will name the price of a single move. Large systems we move to the cloud without stopping them.',
  to: '/website-support',
}

export const domainExplained: Fact = {
  question: 'Что такое домен и хостинг и нужны ли они мне?',
  asks: [
    'что такое домен простыми словами',
    'нужен ли мне хостинг и что это',
    'чем домен отличается от хостинга',
    'зачем платить за адрес сайта каждый год',
    'What is hosting and do I need it?',
    'домен деген эмне?',
  ],
  answer:
    'Домен — адрес сайта, хостинг — место, где он лежит; сайту нужны оба, и платят за них ежегодно или помесячно поставщику, не нам. Оформляем на вас и поможем выбрать; продаём не мы, поэтому сумм на сайте нет.',
  answerEn:
    'A domain is the address of a site, hosting is where it lies; a site needs both, and you pay the provider for them by month or year, not us. We register them in your name and help to choose; we do not sell them, so no sums are named.',
  to: '/web-development',
}

export const ownDomain: Fact = {
  question: 'У нас уже есть домен, хостинг или сервер. Подойдут?',
  asks: [
    'домен куплен, можно привязать?',
    'хостинг оплачен до августа, хватит ли',
    'деплой только через vpn',
    'почта на домене не пропадёт?',
    'We already own a domain, can we keep it?',
    'өзүбүздүн сервер бар, ошого коёсузбу?',
  ],
  answer:
    'Да, домен и хостинг остаются вашими: привяжем то, что есть, если хватит ресурсов, — проверим до начала. На своём сервере или через VPN тоже разворачиваем. Почту и записи домена при переносе сверяем заранее, чтобы письма не пропали.',
  answerEn:
    'Yes, your domain and hosting stay yours: we use what you have if its resources suffice, which we check first. A server of your own or a VPN is fine too. Mail and domain records are compared before a move, so that no letters are lost.',
  to: '/web-development',
}

export const certificate: Fact = {
  question: 'Браузер пишет, что сайт небезопасен. Что с SSL?',
  asks: [
    'гугл пишет небезопасно, клиенты пугаются',
    'сертификат ssl истёк',
    'нет замочка возле адреса',
    'Your connection is not private, what to do',
    'сертификатты ким узартат?',
  ],
  answer:
    'Скорее всего, истёк или не настроен сертификат SSL. Починить и следить, чтобы это не повторилось, может техническая поддержка — она и про домены, и про письма о продлении. Входит ли платный сертификат в цену, скажет менеджер: обычному сайту хватает бесплатного.',
  answerEn:
    'Most likely the SSL certificate has expired or is not set up. Technical support repairs it and watches it, along with domains and renewal letters. Whether a paid certificate is included a manager will say: an ordinary site does well with a free one.',
  to: '/website-support',
}

export const vulnerability: Fact = {
  question: 'Нашёл уязвимость или подозреваю утечку. Куда сообщить?',
  asks: [
    'у вас в форме нет csrf токена',
    'хранилище оказалось открыто всем',
    'нашёл дыру на вашем сайте',
    'наши данные лежали в открытом доступе',
    'баг баунти есть?',
    'I found a vulnerability on your site',
  ],
  answer: `Спасибо, что пишете. Опишите, где и как это проявляется, на ${company.email} с пометкой «безопасность» и никому пока не показывайте. Если утекают данные прямо сейчас — закройте доступ и смените пароли, потом пишите. Награды за находки на сайте не объявлены.`,
  answerEn: `Thank you for telling us. Describe where and how it shows to ${company.email}, marked “security”, and show it to nobody else for now. If data leaks right now, close the access and change passwords first. The site announces no rewards.`,
  to: '/privacy',
}
