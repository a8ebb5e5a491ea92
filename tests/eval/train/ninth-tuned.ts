import { cost, person, to, type Conversation, type EvalQuestion } from '../question.ts'

/** The ninth round, the half that was tuned on: ten visitors, asked before anybody looked at an answer. */
export const ninthTuned: EvalQuestion[] = [
  // Owner of a tailor's shop.
  {
    ask: 'шью платья на заказ, хочу чтоб клиентки сами выбирали ткань и записывались на примерку',
    says: [/сайт|запис/i],
  },
  { ask: 'у меня ателье, хватит ли мне странички за 75 или нужно дороже', says: [/лендинг/i] },
  { ask: 'сами ли я смогу потом менять цены на сайте', says: [/панел|сами|CMS|редакт/i] },
  { ask: 'домен вы купите или я должна', says: [/домен/i] },
  {
    ask: 'я в Оше живу, приезжать к вам обязательно?',
    says: [/удал|онлайн|не обязат|видео|созвон|дистанц/i],
  },
  {
    ask: 'а можно сперва посмотреть как будет выглядеть, потом платить',
    says: [/макет|прототип|дизайн|аванс|предоплат/i],
  },
  // Director of a clinic.
  { ask: 'делали ли вы что-нибудь для медицины', says: [/здрав|медиц|клиник/i] },
  {
    ask: 'нам нужна онлайн запись к врачу с напоминанием по смс, это какой тип проекта и сколько займёт',
    says: [/запис|приложен|портал|сайт/i],
  },
  { ask: 'как вы защищаете сведения о пациентах', says: [/шифр|доступ|персональн|защи/i] },
  {
    ask: 'кто будет вести наш проект, один человек или каждый раз новый',
    says: [/менеджер|команд|ведущ/i],
  },
  {
    ask: 'если во время работы мы захотим добавить ещё раздел, договор переписывать?',
    says: [/соглаш|измен|оценк|допол/i],
  },
  { ask: 'обучите наших регистраторов пользоваться системой?', says: [/обуч|покаж|инструкц/i] },
  // CTO of a startup.
  { ask: 'какой у вас стек на бэкенде', says: [/Node|Python|Go|Laravel|Django/i] },
  { ask: 'покрываете код тестами? какой процент', says: [/тест/i] },
  { ask: 'выдержит ли ваше апи 5к rps', says: [/10 000/] },
  { ask: 'репозиторий будет на нашем гитхабе с первого дня?', says: [/репозитор|git|код/i] },
  { ask: 'нужен аутстафф двух реактеров на полгода', says: [/./], unknown: true },
  {
    ask: 'чем микросервисы лучше монолита для стартапа из трёх человек',
    says: [/монолит|микросервис/i],
  },
  // Existing customer with a complaint.
  { ask: 'менеджер не отвечает на письма уже неделю', says: [person] },
  {
    ask: 'вы обещали сдать в октябре, сейчас конец ноября',
    says: [/срок|просроч|договор/i, person],
  },
  {
    ask: 'после вашего обновления пропали заказы в админке, срочно',
    says: [/гарант|поддержк|срочно|напишите|позвон/i],
  },
  { ask: 'почему счёт больше чем в договоре', says: [/договор|счёт|соглаш/i, person] },
  { ask: 'хочу забрать все пароли и исходники и уйти от вас', says: [/код|доступ|исходн|перед/i] },
  { ask: 'кому пожаловаться на вашего программиста', says: [person] },
  // Sceptical accountant.
  { ask: 'почему в форме доллары а на сайте рубли, вы же в бишкеке', says: [/рубл|доллар|сом/i] },
  { ask: 'откуда цифра 200 проектов, на другой странице 150', says: [/200|150/] },
  { ask: 'предоплата сто процентов?', says: [/50/] },
  { ask: 'цена в договоре фиксируется или может вырасти', says: [/договор|фикс|не (?:раст|мен)/i] },
  {
    ask: 'что если курс рубля изменится до второго платежа',
    says: [/курс|договор|валют/i],
    unknown: true,
  },
  { ask: 'за домен и хостинг отдельно платить?', says: [/домен|хостинг/i] },
  // Student.
  { ask: 'берёте на практику второкурсников', says: [/стаж|практик|ваканс/i], unknown: true },
  { ask: 'пишу курсовую про внедрение crm, можно взять у вас интервью', says: [/./, person] },
  { ask: 'где почитать как вы делаете телеграм ботов', says: [to('/blog/telegram-automation')] },
  { ask: 'а сколько человек у вас работает', says: [/\d|команд/i], unknown: true },
  { ask: 'скидка студентам есть?', says: [/скид/i] },
  {
    ask: 'какие технологии сейчас учить чтобы быть нужным вам',
    says: [/React|TypeScript|Node|технолог/i],
  },
  // Kyrgyz speaker.
  { ask: 'интернет дүкөн канча турат?', says: [cost('web-development/internet-magazin')] },
  { ask: 'кайсы жерде жайгашкансыңар', says: [/Чуй/] },
  { ask: 'сайт канча убакытта бүтөт', says: [/дн|недел/i] },
  { ask: 'кыргызча сүйлөгөн адам барбы сиздерде', says: [/кыргыз/i, person], unknown: true },
  { ask: 'логотип жасатайын дегем баасы кандай', says: [cost('branding/bazovyy')] },
  { ask: 'төлөмдү бөлүп төлөсө болобу', says: [/50|част|этап/i] },
  // English-speaking founder.
  { ask: 'can you build an mvp for a fintech app in two months', says: [/MVP|week|month/i] },
  { ask: 'who owns the source code once we pay', says: [/own|your|yours|right/i] },
  { ask: 'do your people speak english on calls', says: [/English/i], unknown: true },
  { ask: 'we are in Berlin, does the time zone matter', says: [/Bishkek|time|hour/i] },
  {
    ask: 'how do I know you will not disappear after the deposit',
    says: [/contract|stage|50|warrant|guarantee/i],
  },
  {
    ask: 'is a logo with three concepts enough or should I go for standard',
    says: [/concept|package|Стандарт/i],
  },
  // Shop owner who loses leads.
  {
    ask: 'заявки приходят в ватсап и теряются, что посоветуете',
    says: [/CRM|бот|автоматиз|заявк/i],
  },
  { ask: 'продавцы забывают перезванивать', says: [/CRM|бот|автоматиз|напомин|заявк/i] },
  { ask: 'трафик есть а продаж нету', says: [/юзабилити|аудит|конверс|анализ/i] },
  { ask: 'корзину бросают на оплате', says: [/корзин|оплат/i] },
  {
    ask: 'магазин на вордпрессе тормозит, переделывать или можно починить',
    says: [/скорост|аудит|поддержк|правк|модерниз|редизайн/i],
  },
  { ask: 'хочу чтобы заказы с сайта сразу падали в телегу', says: [/Telegram|телеграм|бот/i] },
  // Marketing person.
  { ask: 'сколько запросов войдёт в базовый тариф по продвижению', says: [/100/] },
  { ask: 'процент за ведение берёте с бюджета или фикс', says: [/18/] },
  {
    ask: 'можете подхватить кампании которые вёл другой подрядчик',
    says: [/кабинет|кампани|аудит|подрядчик/i],
  },
  { ask: 'статьи для блога нам напишете?', says: [/стат|текст|контент/i] },
  {
    ask: 'брендбук на 50 страниц это какой пакет и почём',
    says: [/Премиум/i, cost('branding/premium')],
  },
  { ask: 'гарантируете топ 3?', says: [/не гарант|не обещ|гарант/i] },
]

/** What the pages say, asked in other words: the half that was tuned on. */
export const ninthTunedPages: EvalQuestion[] = [
  { ask: 'сколько машин было у перевозчика, которого вы перенесли в облако', says: [/140/] },
  { ask: 'за сколько ночей переехала диспетчерская', says: [/девять|9/i] },
  { ask: 'сколько клиник пользуется вашим сервисом записи', says: [/34/] },
  { ask: 'сколько людей установили кошелёк', says: [/180/] },
  { ask: 'кто у вас отвечает за машинное обучение', says: [/Алина|Турдубаева/] },
  { ask: 'кто такой Руслан Байтемиров', says: [/SaaS/] },
  { ask: 'кто переносит системы в облако, как зовут инженера', says: [/Данияр/] },
  { ask: 'сколько стоит магазин с нуля, не пакет', says: [cost('custom-saas/internet-magazin')] },
  { ask: 'что будет на выходе после первого этапа работы', says: [/требован|анализ/i] },
  { ask: 'сколько дней вы сидите у клиента на складе', says: [/два-три|2–3/i] },
  { ask: 'как часто показываете готовое', says: [/две недели|2 недели/i] },
  { ask: 'что посылаете по результатам замера скорости сайта', says: [/Lighthouse/] },
  { ask: 'чем вы пишете под айфон', says: [/Swift/] },
  { ask: 'у вас приложения проверяют на слабых телефонах?', says: [/бюджетн|слаб/i] },
  { ask: 'какие стадии у переезда в облако', says: [/аудит/i] },
  { ask: 'что такое ключ идемпотентности в вашем апи', says: [/дважды|один раз|идемпот/i] },
  { ask: 'старые версии апи сразу отключаете?', says: [/верси/i] },
  { ask: 'аутентификация в апи какая', says: [/OAuth/] },
  { ask: 'покупаете ли вы ссылки на биржах', says: [/бирж/i] },
  { ask: 'карточку в 2гис заведёте?', says: [/2ГИС/] },
  { ask: 'насколько выросли визиты у стоматологии', says: [/300|1 920/] },
  { ask: 'у кого заявки выросли в три раза', says: [/Ош Текстиль|112/i] },
  { ask: 'рекламу на ютубе крутите?', says: [/YouTube/] },
  { ask: 'лицензию на битрикс кто покупает', says: [/лицензи/i] },
  { ask: 'cms какая дешевле всех', says: [/Yii|27 000/] },
  { ask: 'LTV и CAC посчитаете?', says: [/LTV|CAC/] },
  { ask: 'продаёте ли вы чужие лицензии за процент', says: [/не перепрода|лиценз/i] },
  { ask: 'what did the invoice project change', says: [/50 s|88/] },
  { ask: 'сколько обращений провайдера закрывает помощник', says: [/64/] },
  { ask: 'умеете прогнозировать спрос по магазинам', says: [/прогноз|forecast|спрос|demand/i] },
  { ask: 'камеры для поиска брака на линии', says: [/camera|камер|брак|defect/i] },
]

const number = (digits: string) => new RegExp([...digits].join('[^\\d]{0,3}'))

export const ninthTunedBookings: Conversation[] = [
  {
    who: 'seamstress, everything at once, lower case',
    turns: [
      {
        ask: 'здравствуйте это жылдыз, нужен сайт ателье, номер 0700 41 25 63 можно после обеда',
        says: [number('700412563'), /жылдыз/i],
      },
      { ask: 'угу всё правильно', confirms: true },
    ],
    books: { name: 'Жылдыз', contact: '0700412563', topic: /ателье|сайт/i, time: /обед/i },
  },
  {
    who: 'clinic director with a patronymic, topic changed',
    turns: [
      { ask: 'Хочу консультацию по сайту клиники' },
      { ask: 'Бекболотов Тынчтык Асанович' },
      { ask: 'tbekbolotov@medplus.kg', says: [/tbekbolotov@medplus\.kg/] },
      { ask: 'хотя давайте лучше про приложение поговорим' },
      { ask: 'да, подтверждаю', confirms: true },
    ],
    books: { name: /Тынчтык/, contact: 'tbekbolotov@medplus.kg', topic: /приложен/i },
  },
  {
    who: 'contact corrected twice',
    turns: [
      { ask: 'перезвоните мне пожалуйста 0555 10 20 30' },
      { ask: 'ой не туда, 0555 10 20 40', says: [number('555102040')] },
      { ask: 'я Мээрим' },
      { ask: 'макул', confirms: true },
    ],
    books: { name: 'Мээрим', contact: '0555102040' },
  },
  {
    who: 'Kyrgyz, agrees with ооба',
    turns: [
      {
        ask: 'саламатсызбы, мага чалып коюңузчу, атым Эрмек, 0772 90 80 70',
        says: [number('772908070')],
      },
      { ask: 'ооба', confirms: true },
    ],
    books: { name: 'Эрмек', contact: '0772908070' },
  },
  {
    who: 'founder in English',
    turns: [
      { ask: 'I would like a call about a SaaS product, tomorrow morning works' },
      { ask: 'this is Hannah, hannah@lumio.io', says: [/hannah@lumio\.io/i] },
      { ask: 'yep that is correct', confirms: true },
    ],
    books: {
      name: 'Hannah',
      contact: 'hannah@lumio.io',
      topic: /SaaS|tomorrow/i,
      time: /tomorrow|morning|завтра|утр/i,
    },
  },
  {
    who: 'asks a price half way',
    turns: [
      { ask: 'запишите на консультацию' },
      { ask: 'а сколько стоит лендинг?', says: [cost('web-development/lending')] },
      { ask: 'ок. меня Руслан зовут, телега @ruslan_kg' },
      { ask: 'да', confirms: true },
    ],
    books: { name: 'Руслан', contact: /ruslan_kg/i },
  },
  {
    who: 'asks and books in one message',
    turns: [
      {
        ask: 'Сколько делается магазин? И пусть позвонят: Ольга, +996 705 334 455',
        says: [number('705334455')],
      },
      { ask: 'верно, жду', confirms: true },
    ],
    books: { name: 'Ольга', contact: '+996705334455', topic: /магазин/i },
  },
]

export const ninthTunedCancellations: Conversation[] = [
  {
    who: 'while collecting',
    turns: [{ ask: 'хочу консультацию' }, { ask: 'не, передумал', cancels: true }],
  },
  {
    who: 'on the card, with a new question',
    turns: [
      { ask: 'позвоните Асель 0550 22 33 44 насчёт логотипа' },
      { ask: 'стоп, не надо звонить. лучше скажите какая цена у премиума', cancels: true },
    ],
  },
  {
    who: 'Kyrgyz refusal',
    turns: [
      { ask: 'консультацияга жазылайын, Данияр 0700 55 66 77' },
      { ask: 'жок, кереги жок', cancels: true },
    ],
  },
  {
    who: 'English, on the card',
    turns: [
      { ask: 'book a consultation, Tom, tom@acme.dev' },
      { ask: 'never mind, forget it', cancels: true },
    ],
  },
  {
    who: 'takes the reservation off',
    turns: [
      { ask: 'запишите меня, Вера Павловна, vera@mail.kg' },
      { ask: 'снимите бронь пожалуйста', cancels: true },
    ],
  },
  {
    who: 'a short отбой',
    turns: [
      { ask: 'соедините с менеджером, я Аскат, 0777 12 12 12' },
      { ask: 'отбой', cancels: true },
    ],
  },
]
