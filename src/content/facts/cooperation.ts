import { company } from '../company'
import type { Fact } from './fact'
import { place } from '../place'

// Who may work with us, and in what language.

export const vacancies: Fact = {
  question: 'Есть ли у вас вакансии?',
  asks: [
    'работу ищу, берёте?',
    'нужны программисты?',
    'хочу у вас работать',
    'вакансии',
    'стажировка есть?',
    'джуна возьмёте?',
    'практика для студентов',
    'Are you hiring?',
    'жумуш барбы?',
    'набираете людей?',
    'ищете фронтендера?',
    'подработка есть удалённая?',
    'берёте без опыта?',
    'тестировщиком можно пойти',
    'как попасть к вам на собеседование',
    'Any internships for students?',
  ],
  answer: `Списка вакансий на сайте нет. Инженеров мы растим из стажёров, так что напишите о себе на ${company.email}.`,
  answerEn: `No vacancies are published. We do train engineers from interns, so write to ${company.email}.`,
  to: '/about',
}

export const partnership: Fact = {
  question: 'Как предложить партнёрство или интервью?',
  asks: [
    'хотим стать партнёрами',
    'предложение о сотрудничестве',
    'партнёрская программа есть?',
    'процент за приведённого клиента',
    'я журналист, можно интервью',
    'реклама в вашем блоге',
    'хотим предложить вам наши услуги',
    'Do you have a partner program?',
    'реферальная комиссия',
    'агентское вознаграждение',
    'хотим пригласить вашего спикера на конференцию',
    'давайте дружить компаниями',
    'предлагаем взаимный пиар',
    'спонсорство мероприятия',
    'Can we interview your team?',
    'өнөктөш болгубуз келет',
  ],
  answer: `Отдельного раздела для партнёров и прессы на сайте нет, условий партнёрства — тоже. Напишите на ${company.email}.`,
  answerEn: `The site has no section for partners or the press, and no terms of partnership. Write to ${company.email}.`,
  to: '/about',
}

export const languages: Fact = {
  question: 'На каких языках вы работаете?',
  asks: [
    'говорите по-английски?',
    'на кыргызском общаетесь?',
    'можно общаться на английском',
    'на каком языке ведёте переписку',
    'есть менеджер с английским',
    'кыргызча сүйлөйсүзбү?',
    'кыргызча жооп бересизби?',
    'Do you speak English?',
    'What languages do you work in?',
    'вы понимаете по-киргизски?',
    'переговоры с турками проведёте?',
    'моя мама говорит только по-кыргызски',
    'переводчик понадобится?',
    'I do not speak Russian, is it a problem?',
    'Can we have calls in English?',
  ],
  answer:
    'Сайт на русском, часть страниц на английском; я отвечаю по-русски и по-английски. Сайты делаем на кыргызском, русском и английском. На каком языке вам удобно говорить с менеджером, укажите в заявке.',
  answerEn:
    'I answer in English and Russian, and we build sites in Kyrgyz, Russian and English. Tell us in your request which language a manager should speak.',
  to: '/about',
}

export const remote: Fact = {
  question: 'Работаете ли вы с другими городами и странами?',
  asks: [
    'мы из другого города, возьмётесь?',
    'мы из алматы, можно?',
    'с россией работаете',
    'мы в казахстане',
    'из москвы заказать можно?',
    'в оше есть филиал?',
    'можно всё онлайн, без приезда',
    'клиенты из узбекистана',
    'Do you work with clients abroad?',
    'Can we work remotely?',
    'башка шаардан болсо болобу?',
    'нужно ли лететь к вам',
    'мы в караколе, не хочется ехать',
    `живу в германии, бизнес ${place.inCity}`,
    'можно ли вести проект на расстоянии',
    'разница во времени не помешает?',
    'филиалы где',
    'We are based in Dubai',
  ],
  answer: `Расстояние не помеха: офис один, ${place.inCity}, но приезжать не обязательно. Начинаем со звонка, а ход работы виден по ссылке на тестовую версию. Условия для других стран уточнит менеджер.`,
  answerEn: `Distance is no obstacle: our only office is in ${place.cityEn}, but you need not travel. We begin with a call, and progress is visible by a link to a test version. A manager will tell you the terms for other countries.`,
  to: '/web-development',
}

export const individuals: Fact = {
  question: 'Работаете ли вы с частными лицами?',
  asks: [
    'я физлицо, можно заказать?',
    'я ип, возьмётесь',
    'для себя лично сайт сделаете',
    'без юрлица можно?',
    'маленький бизнес берёте?',
    'мы только открываемся, стартап',
    'Do you work with individuals?',
    'жеке адамга жасайсыздарбы?',
    'хочу блог, я не компания',
    'я просто человек, не организация',
    'нет регистрации бизнеса, пока идея',
    'я фотограф, нужно портфолио',
    'только с фирмами сотрудничаете?',
    'обычному гражданину откажете?',
    'нас двое друзей, фирмы пока нет',
    'I am a private person, can I order?',
  ],
  answer:
    'Сайт говорит о компаниях, отдельно о частных лицах на нём ничего нет. Работаем по письменному договору; можно ли заключить его с вами, ответит менеджер.',
  answerEn:
    'The site speaks of companies and says nothing about private customers. We work under a written contract; a manager will tell you whether one with you is possible.',
  to: '/terms',
}

export const tenders: Fact = {
  question: 'Участвуете ли вы в тендерах и госзаказе?',
  asks: [
    'тендеры берёте',
    'госзакупки',
    'пришлите документы для тендера',
    'можете участвовать в конкурсе',
    'Do you take part in tenders?',
    'портал zakupki, подаётесь?',
    'приглашаем подать заявку на закупку',
    'мы мэрия, нужен подрядчик',
    'конкурсная документация, кому отправить',
    'готовы ли вы дать банковскую гарантию для конкурса',
    'закуп по закону, три коммерческих нужны',
    'госучреждению нужна разработка через конкурс',
    'RFP, whom do we send it to?',
  ],
  answer: `О тендерах на сайте ничего нет. Пришлите условия на ${company.email}, менеджер ответит, участвуем ли.`,
  answerEn: `The site says nothing about tenders. Send the conditions to ${company.email}, and a manager will answer whether we take part.`,
  to: '/about',
}

export const whiteLabel: Fact = {
  question: 'Работаете ли вы на другие агентства, под их именем?',
  asks: [
    'возьмёте проект под нашим брендом?',
    'аутсорс для агентства',
    'чтобы клиент не знал, что делаете вы',
    'отдаём разработку на сторону, возьмёте?',
    'перепродаём ваши работы, можно?',
    'Do you do white label development?',
    'Can our agency subcontract you?',
    'Do you offer staff augmentation?',
    'Can we hire one of your developers by the hour?',
  ],
  answer: `Отдельных условий для агентств и аренды разработчиков на сайте нет. Работать рядом с чужой командой умеем, о закрытых проектах молчим по NDA. Расскажите о задаче на ${company.email}, менеджер ответит, возьмёмся ли.`,
  answerEn: `The site has no separate terms for agencies or for hiring single developers. We do work beside other teams, and keep closed projects to ourselves under an NDA. Describe the task to ${company.email}, and a manager will tell you whether we take it.`,
  to: '/about',
}

export const applicationStatus: Fact = {
  question: 'Отправил резюме или прошёл собеседование. Когда ответите?',
  asks: [
    'на резюме никто не ответил',
    'тестовое сдал, тишина',
    'собеседование перенести можно?',
    'вакансия ещё открыта?',
    'I sent my CV three weeks ago',
    'резюмени жөнөткөм, жооп жок',
  ],
  answer: `Резюме и отклики я не вижу. Напишите ещё раз на ${company.email}, тему начните с «резюме», дату прежнего письма укажите: так его найдут. Срока ответа на сайте нет; если вам не ответили, это, скорее всего, недосмотр, а не отказ.`,
  answerEn: `I do not see applications. Write to ${company.email} again, begin the subject with “CV” and name the date of the first letter, so that it is found. The site names no time for an answer.`,
  to: '/about',
}
