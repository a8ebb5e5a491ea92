import { cost, lasts, person, to, type Conversation, type EvalQuestion } from '../question.ts'

/** The ninth round, the half that is only measured: the same ten visitors, written on the same day. */
export const ninthMeasured: EvalQuestion[] = [
  // Owner of a tailor's shop.
  {
    ask: 'сайт для пошива штор, чтобы можно было размеры окна ввести и сразу сумму увидеть',
    says: [/калькулятор|расч[её]т|сайт/i],
  },
  { ask: 'фотографии моих работ кто обрабатывать будет', says: [/фото/i], unknown: true },
  { ask: 'а кто напишет слова на сайт, я не писатель', says: [/текст/i] },
  { ask: 'через месяц свадебный сезон, успеете?', says: [/дн|недел/i] },
  {
    ask: 'можно ли сначала маленький сайт а потом достроить магазин',
    says: [/начать|лендинг|этап|постепен|разви|добав|позже|потом/i],
  },
  { ask: 'вы сами за сайтом потом смотрите или мне кого то нанимать', says: [/поддержк/i] },
  // Director of a clinic.
  { ask: 'у нас три филиала, нужен один сайт или три', says: [/филиал|один|сайт/i], unknown: true },
  {
    ask: 'можете ли вы подключить нашу лабораторную программу к сайту',
    says: [/интеграц|API|обмен|подключ/i],
  },
  {
    ask: 'где физически будут храниться данные, нам за границу нельзя',
    says: [/сервер|хран|стран|регион|данн/i],
  },
  { ask: 'есть ли врачи среди ваших заказчиков', says: [/клиник|медиц|здрав/i] },
  { ask: 'сколько времени займёт согласование договора', says: [/договор/i], unknown: true },
  {
    ask: 'какая у вас ответственность если сайт ляжет в час пик',
    says: [/SLA|99,9|ответствен|гарант|поддержк/i],
  },
  // CTO of a startup.
  { ask: 'умеете в кубер и gitops?', says: [/Kubernetes/i] },
  { ask: 'графкуэль или рест, что предложите для мобилки', says: [/GraphQL/i] },
  {
    ask: 'как организованы релизы, будет ли стейджинг',
    says: [/стенд|тестов|CI|релиз|staging|выпуск/i],
  },
  { ask: 'код ревью делаете?', says: [/ревью|review|провер/i] },
  { ask: 'разгрести легаси на php возьмётесь', says: [/PHP|Laravel|модерниз|наслед|чуж|переп/i] },
  { ask: 'сколько стоит переехать с aws на гугл', says: [/оцен|миграц|облак/i] },
  // Existing customer with a complaint.
  { ask: 'форма на сайте который вы сдали перестала слать письма', says: [/гарант|поддержк/i] },
  { ask: 'сколько раз мне писать, ноль реакции', says: [person] },
  { ask: 'дизайн не нравится, деньги назад можно?', says: [/возвр|правк|договор/i] },
  { ask: 'у меня гарантия ещё действует? сдали в апреле', says: [/гарант/i, /год|месяц/i] },
  { ask: 'ваши ребята накосячили с переносом данных', says: [person] },
  { ask: 'как мне сменить тариф поддержки на побольше', says: [/тариф|поддержк/i] },
  // Sceptical accountant.
  { ask: 'мы на упрощёнке, с ндс работаете или без', says: [/НДС|налог/i], unknown: true },
  { ask: 'за что именно 18 процентов', says: [/реклам|веден/i] },
  { ask: 'какими документами подтвердите выполнение', says: [/акт/i] },
  {
    ask: 'штраф за просрочку с вашей стороны предусмотрен?',
    says: [/просроч|срок|договор|неусто|пен/i],
    unknown: true,
  },
  { ask: 'во что выльется содержание сайта за год', says: [/поддержк|15 000|хостинг|домен/i] },
  { ask: '98 процентов довольных это кто считал', says: [/98/] },
  // Student.
  { ask: 'есть ли вакансия тестировщика', says: [/ваканс|тестиров/i], unknown: true },
  { ask: 'можно ли к вам на экскурсию группой', says: [/./, person] },
  { ask: 'объясни простыми словами что такое saas', says: [/SaaS/i] },
  { ask: 'кто основал вашу фирму и когда', says: [/2019|основ/i] },
  { ask: 'научите делать сайты? курсы есть', says: [/обуч|курс/i] },
  { ask: 'это робот отвечает или живой', says: [/автомат|ассистент|бот|робот|помощник/i] },
  // Kyrgyz speaker.
  { ask: 'мобилдик колдонмо канчадан башталат', says: [cost('mobile-apps-development/prostoe')] },
  { ask: 'качан иштейсиздер', says: [/9|18|будн/i] },
  { ask: 'лендинг канча күндө даяр болот', says: [lasts('web-development/lending')] },
  { ask: 'сайтты колдоо айына канча', says: [/15 000/] },
  { ask: 'телефон номериңиз барбы', says: [person] },
  { ask: 'гарантия бересиңерби', says: [/гарант/i] },
  // English-speaking founder.
  {
    ask: 'what would a corporate site cost us and how long would it take',
    says: [cost('web-development/korporativnyy-sayt'), lasts('web-development/korporativnyy-sayt')],
  },
  {
    ask: 'can we pay by wire from Germany in euro',
    says: [/euro|dollar|soms?|transfer|bank|invoice|currenc/i],
  },
  { ask: 'do you sign an NDA before we talk details', says: [/NDA|confidential/i] },
  { ask: 'flutter or native for a delivery app', says: [/Flutter/i, /native/i] },
  {
    ask: 'what happens if we are not happy with the design',
    says: [/revision|round|refund|design|change|approve|agree/i],
  },
  { ask: 'any case study with real numbers', says: [/\d/, to('/cases')] },
  // Shop owner who loses leads.
  {
    ask: 'половина звонков мимо, никто трубку не берёт, автоответчик или бот поможет?',
    says: [/бот|автоматиз|заявк|CRM/i],
  },
  {
    ask: 'реклама крутится, а откуда пришёл покупатель не знаю',
    says: [/аналитик|сквозн|счётчик|метк|отч[её]т/i],
  },
  { ask: 'остатки на складе и на сайте не совпадают', says: [/остат|склад|1С/i] },
  {
    ask: 'хочу на озоне и на своём сайте продавать одновременно',
    says: [/маркетплейс|Ozon|склад|остат/i],
  },
  { ask: 'сайт старый, с телефона ничего не видно', says: [/редизайн|адаптив|мобильн/i] },
  { ask: 'как понять нужна ли мне crm', says: [/CRM/i] },
  // Marketing person.
  { ask: 'чем позиции отличаются от трафика в ваших тарифах', says: [/Позици/i, /Трафик/i] },
  { ask: 'когда seo начнёт окупаться', says: [/месяц/i] },
  { ask: 'ведёте ли соцсети, smm', says: [/соцсет|SMM|не вед|нет/i] },
  { ask: 'какие площадки для рекламы используете', says: [/Директ/i, /Google/i] },
  { ask: 'с метрикой и гугл аналитикой настроите цели?', says: [/цел|метрик|аналитик|счётчик/i] },
  {
    ask: 'ребрендинг с сохранением узнаваемости сколько стоит',
    says: [/ребрендинг|брендинг/i, /42 500|₽/],
  },
]

/** What the pages say, asked in other words: the half that is only measured. */
export const ninthMeasuredPages: EvalQuestion[] = [
  { ask: 'как долго делали АкМед', says: [/9 мес/] },
  { ask: 'сколько магазинов у сети одежды из вашего кейса', says: [/девят|9/i] },
  { ask: 'за что отвечает Диана Ли', says: [/приложени|бот/i] },
  { ask: 'что вы делаете на этапе планирования', says: [/План/i] },
  { ask: 'сколько запросов в первой десятке стало у насосов', says: [/168/] },
  { ask: 'ретаргетинг на тех кто бросил корзину настраиваете', says: [/корзин/i] },
  { ask: 'можно ли поднимать машины только на время распродажи', says: [/пик/i] },
  { ask: 'пароли сотрудников где храните', says: [/хранилищ|зашифров/i] },
  { ask: 'можно отозвать ключ партнёра', says: [/отозвать|ключ/i] },
  { ask: 'у каждой ветки свой стенд?', says: [/стенд/i] },
  { ask: 'сайт можно пользоваться без мыши?', says: [/клавиатур/i] },
  {
    ask: 'do you have models that run on our own server',
    says: [/server|perimeter|without internet/i],
  },
  { ask: 'сколько процентов запусков удачны и как вы это считаете', says: [/95/] },
  { ask: 'какие данные по SaaS вы смотрите на панели', says: [/MRR|отток/i] },
  { ask: 'в каком году и зачем был основан кереге', says: [/2019/] },
]

const number = (digits: string) => new RegExp([...digits].join('[^\\d]{0,3}'))

export const ninthMeasuredBookings: Conversation[] = [
  {
    who: 'tailor, это + name',
    turns: [
      { ask: 'можно чтобы кто-нибудь позвонил по поводу сайта' },
      { ask: 'это Динара', says: [/номер|телефон|контакт|почт|связ/i] },
      { ask: '996 550 778 899', says: [number('550778899')] },
      { ask: 'да все верно, спасибо', confirms: true },
    ],
    books: { name: 'Динара', contact: '996550778899', topic: /сайт/i },
  },
  {
    who: 'clinic director, time wish later',
    turns: [
      {
        ask: 'Марат Сагынбекович, запишите на беседу о приложении, m.sagyn@clinic.kg',
        says: [/m\.sagyn@clinic\.kg/],
      },
      { ask: 'желательно в среду до обеда', says: [/сред/i] },
      { ask: 'так и оставьте', confirms: true },
    ],
    books: {
      name: /Марат Сагынбекович/i,
      contact: 'm.sagyn@clinic.kg',
      topic: /приложен/i,
      time: /сред/i,
    },
  },
  {
    who: 'founder in English corrects the address',
    turns: [
      { ask: 'could someone from your team call me? I am Oliver, oliver@bright.co' },
      { ask: 'sorry, it is oliver@brightly.co', says: [/oliver@brightly\.co/] },
      { ask: 'sounds good', confirms: true },
    ],
    books: { name: 'Oliver', contact: 'oliver@brightly.co' },
  },
  {
    who: 'Kyrgyz, макул',
    turns: [
      { ask: 'реклама боюнча сүйлөшкүм келет, менин атым Гүлзат' },
      { ask: '0709 112 233', says: [number('709112233')] },
      { ask: 'макул, туура', confirms: true },
    ],
    books: { name: 'Гүлзат', contact: '0709112233', topic: /реклам/i },
  },
  {
    who: 'CTO, topic changed midway',
    turns: [
      { ask: 'нужен созвон про девопс' },
      { ask: 'Илья @ilya_dev' },
      { ask: 'точнее не девопс, а миграция в облако', says: [/./] },
      { ask: 'гоу', confirms: true },
    ],
    books: { name: 'Илья', contact: /ilya_dev/i, topic: /миграц|облак/i },
  },
  {
    who: 'no name given',
    turns: [
      { ask: 'наберите 0312 66 55 44, вопрос по поддержке сайта', says: [number('312665544')] },
      { ask: 'давайте', confirms: true },
    ],
    books: { contact: '0312665544', topic: /поддержк|сайт/i },
  },
  {
    who: 'name corrected on the card',
    turns: [
      { ask: 'консультация нужна, Айжан 0555 321 321' },
      { ask: 'не Айжан а Айжамал', says: [/Айжамал/] },
      { ask: 'теперь правильно', confirms: true },
    ],
    books: { name: 'Айжамал', contact: '0555321321' },
  },
]

export const ninthMeasuredCancellations: Conversation[] = [
  {
    who: 'while collecting, polite',
    turns: [
      { ask: 'хотел бы заказать сайт, свяжитесь со мной' },
      { ask: 'Олег' },
      { ask: 'извините, пока неактуально', cancels: true },
    ],
  },
  {
    who: 'on the card, отмените',
    turns: [
      { ask: 'Нургуль 0707 70 70 71 перезвоните по рекламе' },
      { ask: 'отмените', cancels: true },
    ],
  },
  {
    who: 'with another question',
    turns: [
      { ask: 'запишите, Пётр, petr@ya.ru, нужен магазин' },
      {
        ask: 'я передумал записываться, а гарантия у вас какая?',
        says: [/гарант/i],
        cancels: true,
      },
    ],
  },
  {
    who: 'English',
    turns: [
      { ask: 'please call me, Jane, +44 7700 900123' },
      { ask: 'actually, please don’t call me', cancels: true },
    ],
  },
  {
    who: 'Kyrgyz',
    turns: [
      { ask: 'мага чалгыла 0550 10 11 12 Бакыт' },
      { ask: 'чалбай эле коюңуз', cancels: true },
    ],
  },
  {
    who: 'thinks again',
    turns: [
      { ask: 'давайте созвонимся, Тимур, @timur_osh' },
      { ask: 'хм, я ещё подумаю, не записывайте пока', cancels: true },
    ],
  },
]
