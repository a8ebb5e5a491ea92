import { company } from '../company'
import { contractTerms, daysLong, workingDays, yearsLong } from '../contract-terms'
import type { Fact } from './fact'
import { place } from '../place'

const { acceptanceDays, complaintDays, noticeDays, secrecyYears, settlementDays } = contractTerms

export const agreement: Fact = {
  question: 'Работаете ли вы по договору?',
  asks: [
    'договор заключаете?',
    'вы официально работаете?',
    'есть договор',
    'договор подписываем до начала?',
    'что прописано в договоре',
    'можно без договора',
    'Do you sign a contract?',
    'келишим түзөсүзбү?',
    'мне нужна бумага с печатью',
    'на словах не договариваюсь',
    'боюсь устных обещаний',
    'что главнее, бумага или то что на сайте',
    'фиксируете ли всё письменно',
    'Is there a written agreement?',
    'можно без договора и подешевле',
  ],
  answer:
    'Да. Проект начинается с письменного договора, в нём состав работ, цена и сроки; он важнее общих условий сайта.',
  answerEn:
    'Yes. A project begins with a written contract that names the scope, the price and the dates; it prevails over the general terms of the site.',
  to: '/terms',
}

export const acceptance: Fact = {
  question: 'Как проходит приёмка?',
  asks: [
    'как принимаем работу',
    'как сдаёте работу',
    'сколько времени на проверку',
    'акт приёмки есть?',
    'что если я не приму работу',
    'сколько дней чтобы проверить результат',
    'нашли недочёты при сдаче',
    'How does acceptance work?',
    'когда считается что всё сдано',
    'кто подписывает сдачу',
    'а если мы не отвечаем две недели',
    'замечания после показа куда писать',
    'финальный показ',
    'порядок передачи результата',
    'нашла кучу недоделок, кто их исправит',
  ],
  answer: `Работу сдаём по этапам. На проверку каждого у вас ${workingDays(acceptanceDays)}: примите его или письменно укажите, что не соответствует согласованному, и мы исправим это за свой счёт. Без ответа за это время этап считается принятым.`,
  answerEn: `We deliver in stages. You have ${acceptanceDays} working days to accept a stage or to tell us in writing where it falls short, and we put that right at our cost. Without an answer the stage counts as accepted.`,
  to: '/terms',
}

export const ownership: Fact = {
  question: 'Кому принадлежат код и дизайн?',
  asks: [
    'код будет мой?',
    'исходники отдадите?',
    'кому принадлежат права на сайт',
    'права на код чьи',
    'сайт будет в моей собственности?',
    'исходный код передаёте',
    'авторские права кому',
    'отдадите исходники дизайна, figma',
    'интеллектуальная собственность',
    'Who owns the code?',
    'Do we get the source code?',
    'код кимге таандык?',
    'git отдаёте',
    'кто правообладатель',
    'передача исключительных прав',
    'инвестор спросит, чья это разработка',
  ],
  answer:
    'Вам: после полной оплаты исключительные права на сделанное переходят к вам. Открытые библиотеки остаются под своими лицензиями, а на наши прежние инструменты вы получаете бессрочную бесплатную лицензию.',
  answerEn:
    'You do: on full payment the exclusive rights to the result pass to you. Open-source parts keep their licences, and for tools we had before you get a permanent free licence.',
  to: '/terms',
}

export const accountsAreYours: Fact = {
  question: 'На кого оформляют домен, хостинг и аккаунты?',
  asks: [
    'домен на кого будет?',
    'на кого регистрируете домен',
    'хостинг на вас или на нас',
    'доступы отдадите?',
    'аккаунты appstore чьи',
    'кабинет директа чей будет',
    'все пароли будут у меня?',
    'Who owns the domain and accounts?',
    'хостер на чьё имя',
    'прошлая студия записала всё на себя, а вы?',
    'админские учётки чьи',
    'владелец рекламного кабинета',
    'логины кому отдадут',
    'Will the hosting be in our name?',
    'домен кимдин атында болот?',
  ],
  answer:
    'На вас: домен, хостинг, репозиторий, счётчики, аккаунты магазинов приложений и рекламные кабинеты с начала работ принадлежат вашей компании.',
  answerEn:
    'In your name: domain, hosting, repository, analytics, app store and advertising accounts belong to your company from the start.',
  to: '/web-development',
}

export const nda: Fact = {
  question: 'Подписываете NDA?',
  asks: [
    'нда подпишете?',
    'nda есть?',
    'соглашение о неразглашении',
    'идею не украдёте?',
    'конфиденциальность гарантируете',
    'а вдруг вы мою идею другим расскажете',
    'можно сохранить проект в тайне',
    'Will you sign an NDA?',
    'купуялуулук келишими',
    'коммерческая тайна',
    'вдруг разболтаете',
    'мы банк, всё под грифом',
    'мне нечего показать пока не подпишете бумагу о молчании',
    'сколько лет обязаны молчать',
    'Is our information kept confidential?',
  ],
  answer: `По условиям обе стороны хранят в тайне то, что узнали о делах друг друга, во время работы и ${yearsLong(secrecyYears)} после неё. Отдельное соглашение (NDA) обсудите с менеджером.`,
  answerEn: `By our terms both sides keep confidential what they learn about each other, during the work and for ${secrecyYears} years after it. Please discuss a separate NDA with a manager.`,
  to: '/terms',
}

export const cancellation: Fact = {
  question: 'Можно ли прекратить проект на полпути?',
  asks: [
    'можно расторгнуть договор?',
    'если захотим остановить проект',
    'как отказаться от проекта в середине',
    'расторжение',
    'можно остановиться после первого этапа',
    'Can we stop the project halfway?',
    'Can I cancel the contract?',
    'разонравится — можно уйти?',
    'за сколько предупредить об уходе',
    'хочу выйти из проекта',
    'можете ли вы сами отказаться от нас',
    'что достанется нам при разрыве',
    'прервать сотрудничество',
    'нет ли штрафа за досрочный выход',
    'келишимди токтотсо болобу?',
  ],
  answer: `Да, любая сторона может прекратить проект, письменно предупредив за ${daysLong(noticeDays)}. Сделанное к этому дню вы оплачиваете и забираете.`,
  answerEn: `Yes, either side may end a project in writing with ${noticeDays} days’ notice. You pay for the work done by then and receive its results.`,
  to: '/terms',
}

export const changes: Fact = {
  question: 'Что, если в ходе работы понадобится что-то ещё?',
  asks: [
    'а если захочу добавить функции',
    'можно менять тз в процессе',
    'сколько стоят изменения',
    'доработки сверх тз',
    'передумали насчёт функций, можно поменять?',
    'если появятся новые идеи по ходу',
    'Can we change the scope?',
    'дополнительные пожелания',
    'забыл сказать про одну функцию',
    'хотелки по пути',
    'жолдо өзгөртсө болобу?',
  ],
  answer:
    'Замечания по ходу учитываем: сделанное сразу видно на тестовом адресе. Работу сверх согласованного оцениваем отдельно и начинаем, когда договорились о цене и сроке.',
  answerEn:
    'You comment as the work goes on: every part appears on a test address at once. Work beyond the agreed scope is estimated separately and starts once you agree.',
  to: '/services',
}

export const revisions: Fact = {
  question: 'Сколько правок входит в цену?',
  asks: [
    'правки платные?',
    'сколько раз можно править',
    'сколько бесплатных правок',
    'сколько итераций',
    'сколько правок по знаку',
    'число правок в дизайне',
    'How many revisions are included?',
    'how many rounds of edits',
  ],
  answer:
    'Число правок на сайте не названо: его записывают в договор, и для логотипа, и для сайта, и для приложения. Замечания по ходу учитываем, а сделанное видно сразу.',
  answerEn:
    'The site names no number of revisions: it goes into the contract, for a logo, a site or an app alike. You comment as the work goes on, and see every part at once.',
  to: '/services',
}

export const delay: Fact = {
  question: 'Что будет, если вы сорвёте сроки?',
  asks: [
    'а если не успеете?',
    'штраф за срыв сроков есть?',
    'неустойка за просрочку',
    'что если затянете',
    'гарантируете сроки?',
    'вы всегда вовремя сдаёте?',
    'боюсь что затянете на полгода',
    'What if you miss the deadline?',
    'мөөнөтүндө бүтпөсөчү?',
    'пунктуальность',
    'что мне будет за ваше опоздание',
    'предупредите если отстаёте?',
    'страшно что к сезону не поспеете',
    'пропишете ли санкции за несоблюдение дат',
    'штрафные санкции к исполнителю',
  ],
  answer:
    'Дату сдачи записывают в договор, и о задержке мы обещаем сказать в тот день, когда её увидели. О неустойке на сайте ничего нет: попросите записать её в договор.',
  answerEn:
    'The delivery date is written into the contract, and we promise to tell you of a delay on the day we see it. The site names no penalty: ask to have one put into the contract.',
  to: '/about',
}

export const liability: Fact = {
  question: 'За что вы отвечаете, если что-то пойдёт не так?',
  asks: [
    'какая у вас ответственность',
    'компенсируете убытки?',
    'материальная ответственность',
    'упущенная выгода',
    'What are you liable for?',
    'страховка ответственности',
    'магазин простоял сутки, возместите?',
    'до какой суммы отвечаете',
    'чем рискуете вы',
    'понесём ущерб, с кого спросить',
    'неполученная прибыль',
    'кто несёт риски',
    'Will you cover our losses?',
  ],
  answer:
    'Дефекты сданного исправляем бесплатно в течение гарантии. Полная ответственность по проекту ограничена суммой, которую за него заплатили; упущенную выгоду не возмещает ни одна сторона.',
  answerEn:
    'Faults in what we delivered are repaired free of charge during the warranty. Total liability for a project is limited to the sum paid for it; neither side compensates lost profit.',
  to: '/terms',
}

export const disputes: Fact = {
  question: 'Как решаются споры?',
  asks: [
    'если будет спор, какой суд',
    'в каком суде разбираться',
    'по какому праву договор',
    'законы какой страны',
    'досудебное урегулирование',
    'арбитраж где',
    'What law applies?',
    'Where are disputes settled?',
    'подам иск, куда',
    'юрисдикция',
    'конфликт с исполнителем',
    `судиться придётся ${place.inCity}?`,
    'кто нас рассудит',
    'мировое соглашение',
    'Jurisdiction?',
    'сот кайсы жерде болот?',
  ],
  answer: `Сначала договариваемся: на письмо отвечаем в течение ${workingDays(complaintDays)}. Если за ${daysLong(settlementDays)} не вышло, спор решает суд ${place.inCity} по праву ${place.ofCountry}.`,
  answerEn: `First we negotiate: a letter is answered within ${complaintDays} working days. If there is no agreement in ${settlementDays} days, a court in ${place.cityEn} decides under the law of ${company.countryEn}.`,
  to: '/terms',
}

export const publicity: Fact = {
  question: 'Будете ли вы рассказывать о нашем проекте?',
  asks: [
    'вы поставите нас в портфолио?',
    'можно чтобы проект не показывали в портфолио',
    'не хочу чтобы о нас писали',
    'white label делаете, без упоминания вас',
    'ваш копирайт в подвале будет?',
    'Will you show our project in your portfolio?',
    'логотип нашей фирмы у вас на сайте появится?',
    'мы не хотим светиться',
    'упоминать нас в соцсетях будете?',
    'напишете о нас кейс?',
    'анонимность заказчика',
    'мы за рекламу, если про нас расскажете',
    'Can our project stay unmentioned?',
  ],
  answer:
    'Мы можем назвать вас клиентом и описать проект в общих чертах. Не хотите — возразите письменно, и мы этого не делаем.',
  answerEn:
    'We may name you as a client and describe the project in general terms. If you do not want that, object in writing and we will not.',
  to: '/terms',
}

export const closingDocuments: Fact = {
  question: 'Дадите ли вы документы для бухгалтерии?',
  asks: [
    'закрывающие документы будут?',
    'акты и счета фактуры даёте',
    'нужны документы для бухгалтера',
    'эсф выписываете?',
    'главбух требует',
    'первичка',
    'проведём по бухгалтерии?',
    'отчитаться перед донором нужны бумаги',
    'кагаздарды бересиңерби?',
  ],
  answer: `Работаем как компания, зарегистрированная ${place.inCountry}: договор, счёт и приёмка этапов. Полного списка бухгалтерских документов на сайте нет, его пришлёт менеджер.`,
  answerEn: `We are a company registered in ${company.countryEn} and work with a contract, invoices and acceptance of stages. The full list of accounting documents is not on the site; a manager will send it.`,
  to: '/terms',
}

export const sampleContract: Fact = {
  question: 'Можно ли увидеть договор заранее и внести правки?',
  asks: [
    'пришлите образец договора',
    'типовой договор можно изменить?',
    'протокол разногласий примете?',
    'подпишете договор по нашей форме',
    'где почитать условия договора',
    'Can our lawyer change the contract?',
    'шаблон соглашения до оплаты',
    'кто готовит договор',
    'Could you send a sample contract?',
  ],
  answer:
    'Обычные условия опубликованы, есть и русский текст; договор подписываем, когда вопросов к смете не осталось. Как быстро согласуют правки вашего юриста и примут ли вашу форму, на сайте не сказано: спросите менеджера.',
  answerEn:
    'The usual terms are published; the contract is signed once no questions about the estimate are left. Whether your lawyer’s changes or your own form are accepted, the site does not say: ask a manager.',
  to: '/terms',
}

export const contractLanguages: Fact = {
  question: 'На каком языке заключается договор?',
  asks: [
    'двуязычный договор подпишете?',
    'договор на английском возможен?',
    'нам нужен контракт на двух языках',
    'договор на кыргызском?',
    'официальный перевод договора',
    'по праву какой страны контракт',
    'Is the contract in English?',
    'Which language prevails in the agreement?',
    'келишим кайсы тилде?',
  ],
  answer: `На сайте не сказано, на каком языке подписывается договор: скажите менеджеру, какой нужен. Обычные условия опубликованы по-английски и по-русски, право — ${place.ofCountry}. Работаем на русском, кыргызском и английском.`,
  answerEn: `The site does not say in which language a contract is signed: tell a manager which one you need. Our usual terms are published in English and Russian and follow the law of ${company.countryEn}. We work in Russian, Kyrgyz and English.`,
  to: '/terms',
}

export const remoteSigning: Fact = {
  question: 'Как подписать договор дистанционно?',
  asks: [
    'эцп принимаете?',
    'облачная электронная подпись подойдёт?',
    'подписать по почте, не приезжая',
    'Can we sign online?',
    'Is an e-signature enough?',
    'келишимге алыстан кол койсо болобу?',
  ],
  answer:
    'Приезжать для этого не нужно: работаем и с теми, кто далеко. Способ подписания на сайте не закреплён, поэтому скажите менеджеру, что нужно вам — электронная подпись, скан или бумага с печатью почтой, — и договор оформят так.',
  answerEn:
    'You need not come for it: we work with clients far away. The way of signing is not fixed on the site, so tell the manager whether you need an e-signature, a scan or stamped paper by post.',
  to: '/terms',
}

export const signatory: Fact = {
  question: 'Кто подписывает договор и на кого его оформить?',
  asks: [
    'договор на меня, а платит мама',
    'счета на разные юрлица по одному договору',
    'подписывает директор или по доверенности?',
    'паспорт нужен для договора?',
    'Who signs the contract on your side?',
    'Can another company pay the invoices?',
  ],
  answer:
    'Договор заключают с тем, кто заказывает; платить может и другой, если так записано. Кто подписывает с нашей стороны и какие документы нужны от вас, на сайте не сказано: менеджер пришлёт договор с реквизитами и полномочиями до подписания.',
  answerEn:
    'The contract is made with whoever orders; somebody else may pay if it says so. Who signs for us and which papers we need from you is not on the site: a manager sends the draft with these details before anything is signed.',
  to: '/terms',
}

export const exclusivity: Fact = {
  question: 'Сделаете ли вы такое же нашим конкурентам?',
  asks: [
    'эксклюзивность в нашей нише',
    'мою идею продадите соседям?',
    'работаете ли с нашими конкурентами',
    'Will you build the same for our competitor?',
    'Do you offer exclusivity?',
  ],
  answer:
    'Сделанное для вас — ваше: после оплаты права переходят к вам, а узнанное о вашем деле мы храним в тайне. Запрета работать с другими компаниями вашей отрасли в условиях нет; нужен такой — предложите пункт в договор.',
  answerEn:
    'What we make for you is yours: the rights pass to you after payment, and what we learn of your business stays with us. The terms do not forbid work for others of your trade; if you need that, propose a clause.',
  to: '/terms',
}

export const supplierForms: Fact = {
  question: 'Заполните ли вы анкету поставщика, гарантийное письмо или график для тендера?',
  asks: [
    'анкета поставщика на 40 вопросов',
    'гарантийное письмо дадите?',
    'нужен график работ по неделям с фамилиями',
    'справки и рекомендации для закупщика',
    'Do you fill in vendor questionnaires?',
    'Can you give references and proof of insurance?',
  ],
  answer: `Такие бумаги на сайте не описаны. Пришлите форму или список на ${company.email} с датой, к которой она нужна: менеджер ответит, что заполним и подпишем. Смета и так разбита на части, с составом и сроками.`,
  answerEn: `The site does not describe such papers. Send the form or the list to ${company.email} with the date it is due, and a manager will answer what we can fill in and sign. Our estimate is split into parts with contents and terms anyway.`,
  to: '/terms',
}

export const dataProcessing: Fact = {
  question: 'Подпишете ли вы соглашение об обработке данных (GDPR) и кто увидит нашу базу?',
  asks: [
    'gdpr соглашение',
    'кто из ваших видит боевые данные',
    'список имеющих доступ к базе',
    'DPA подпишем?',
    'Will you sign a data processing agreement?',
    'Who of your staff can see the production database?',
  ],
  answer:
    'Доступы выдаём поимённо, только тем, кому нужны, и храним зашифрованными; пробуем на тестовой копии. Готового соглашения об обработке данных на сайте нет: ваш образец или пункт договора рассмотрим до подписания, NDA — тоже.',
  answerEn:
    'Access is given by name, only to those who need it, and stored encrypted; we try things on a test copy. The site has no ready data processing agreement: send your draft or clause and we look at it before signing, with the NDA.',
  to: '/terms',
}

export const foreignMaterials: Fact = {
  question: 'Кто отвечает за права на фото, тексты и шрифты?',
  asks: [
    'картинки из интернета можно?',
    'фото детей на сайте, согласие родителей',
    'лицензия на шрифт',
    'музыку для сайта где взять',
    'кто проверяет тексты на плагиат',
    'Who is responsible for image rights?',
  ],
  answer:
    'За то, что даёте вы, — вы: нужны права на снимки и тексты, а для людей на фото их согласие. За то, что сделали мы, — мы. Чужие компоненты и шрифты остаются под своими лицензиями, список можно попросить при сдаче. Претензию перешлите менеджеру сразу.',
  answerEn:
    'You are for what you give us: you need the rights to pictures and texts, and the consent of people in them. We are for what we make. Components and fonts of others keep their licences; ask for the list at hand-over. Forward a claim to the manager at once.',
  to: '/terms',
}

export const creditLink: Fact = {
  question: 'Останется ли внизу сайта ссылка на вас?',
  asks: [
    `подпись сделано в ${company.name} уберёте?`,
    'убрать ссылку на разработчика',
    'за удаление подписи доплата?',
    'Can you remove the made by link?',
    'төмөнкү шилтемени алып саласызбы?',
  ],
  answer:
    'Об этой ссылке на сайте ничего не сказано. Сайт принадлежит вам, поэтому запишите пожелание в договор, и она не понадобится. Показывать вашу работу в портфолио или нет, тоже решаете вы, когда подписываете договор.',
  answerEn:
    'The site says nothing of such a link. Your site belongs to you, so have your wish written into the contract. Whether your project is shown among our works is settled there too.',
  to: '/terms',
}
