/* What a model must not write in its own words. Broad on purpose: after a false alarm the rules answer. An
   entry is the beginning of a word or phrase, in lower case without «ё»; «_» is the end of a word, «^» and
   «$» are the ends of a clause. */
const lists = {
  'a sum': `
    руб_, рубл, доллар, евро, еврик, сом_, сома_, сомов, тенге, тугрик, у е_, уе_, т р_, тр_, копе, коп_, грош, монет_, монета_, монету_, монеты_,
    цент_, цента_, центов, тысяч, тыс_, тыщ, тысчо, полтыс, полтыщ, миллион, полмил, миллиард, млн, млрд, лям_, ляма_, лямов, лимон, косар, полкосар, косых,
    штук_, штука_, штуки_, штуку_, кусок_, кусков, сотк, сотен, сотн, стольник, полтин, полтос, червон, чирик, пятихат, пятерк, пятак, двадцатк,
    четверта, полушк, алтын, бакс, процент, миң, он сом, usd, eur_, btc, kgs, kzt, rub_, dollar, buck, cent_, cents, penny, penni, pence, quid,
    pound, euro, rouble, ruble, grand_, tenner, fiver, dime, nickel, coin, hundred, thousand, million, percent, per cent, peanuts, for a song`,
  'a number': `
    ноль, нулев, один $, одну $, два $, две $, три $, четыре $, пять $, шесть $, семь $, восемь $, девять $, десять $, десяток $, пятнад, пятьд, пятьс,
    пятисот, шестнад, шестьд, шестьс, шестид, семнад, семьд, семьс, семид, восемн, восемьд, восемьс, девятн, девянос, девятьс, одиннад, двенад, тринад,
    двадцат, тридцат, сорок, сто_, ста_, двест, трист, трехсот, четырехсот, четырес, четырн, полтор, полсот, пара_, пару_, парой, дюжин, единица $, единицу $, беш_, раза_,
    раз быстр, раз деш, zero, one $, two $, three $, four $, five $, six $, seven $, eight $, nine $, ten $, eleven, twelv, thirteen, fift, twent,
    thirt, forty, sixty, sevent, eight, ninet, a couple, dozen`,
  'a term': `
    секунд, минут, час_, часа, часов, часик, часу, полчас, день_, дня, дней, дню, днем, дни_, днях, денек, суток, сутк, ночь, ночи, утр, вечер, недел,
    двухнед, месяц, полмесяц, квартал_, квартала, год_, года, году, годы, годов, полгод, полугод, лет_, летие, выходн, завтра, послезавтра, сегодня,
    понедельник, вторник, в среду_, четверг, пятниц, суббот, воскрес, январ, феврал, март, апрел, мая_, июн, июл, август, сентябр, октябр, ноябр,
    декабр, моментальн, мгновен, немедл, вмиг, мигом, срочно, кратчайш, раньше чем,
    сдадим, закончим, успеем, успеете, готов до, готов к, к лету, к осени, к зиме, к весне, к наурыз, до отпуск, seconds, minute, hour, day_, days, week, month, quarter, year, decade, tomorrow,
    tonight, today, overnight, instant, immediate, monday, tuesday, wednesday, thursday, friday, saturday, sunday, in no time, asap, fortnight, christmas, noon, midnight, рождеств, быстрее кон, быстрее всех, күн`,
  'a price of nothing': `
    бесплат, безплат, безвозмезд, даром, задаром, задарма, нахаляв, халяв, за так, подар, в презент, комплимент, в обмен, в подписк, ерунд, бонус, в придачу, впридачу, в нагрузк, одним чеком, сверху $, за наш счет,
    за счет ком, за счет аген, за счет завед, угоща, символич, пустяк, бесценок, бекер, акысыз, фри_, free_, gratis, compliment, on the house, on us,
    nada, zilch, for nothing, pro bono, gift, giveaway`,
  'a discount': `
    скид, скин, уступ, сбав, сбрас, дешев, недорог, выгодн, льгот, акция_, акцию_, акции_, акций_, распрод, промокод, промо_, кешб, кэшб, купон, минус,
    рассроч, полцен, половина цен, половину цен, за половин, на половин, в половин, вполовин, наполовин, на треть, треть цен, четверть, вдвое, втрое,
    вчетвер, впятер, вдесят, discount, coupon, promo, cashback, cheap, bargain, special offer, special rate, off_, half, twice, double, triple, save_, savings`,
  'a comparison': `
    столько, то же сам, те же деньг, те же услов, тех же услов, такой же срок, тот же срок, тот же тариф, тоже $, так же $, касается и, относится и, не больше, не дороже,
    не дольше, как и_, как у_, как за_, чашк, the same $, same goes, same for, likewise, ditto`,
  'a promise': `
    гарантируем, гарантирую, гарантирован, пожизнен, бессроч, навсегда, вернем_, верну_, компенсир, в разы, попадет в топ, вернут_, возврат денег, возмест, обеща, ручаем, ручаюсь, клян,
    удво, утроим, увеличит_, увеличим, вырастут, вырастет, вырастим, рост прод, рост траф, рост зая, топ_, первое место, окупится, окупим, guarant,
    lifetime, refund, money back, promise, our word, my word, first place, rank first, be first, forever`,
  'an agreement': `
    договорил, договоренн, сторгов, уговорил, убедил, по рукам, заметано, решено, согласен_, согласна_, согласны_, согласил, согласим, соглаша,
    согласовано, не согласиться, принимаем ваш, принимаем эт, принимаем услов, принимаю_, приняли, устраива, устроит, одобр, утверждаем ваш, утверждено, ^ идет $, годится, сойдет,
    оферт, ваша взял, на этих услов, на таких услов, whatever you, beat any, юридически_, юридическ сил, юридической сил, юридическую сил, обязыва, обязуе, обязуюсь, наши обязат, обязательство_, обязательством_, обязательства ком,
    ^ сделка, это сделка, ваша цен, вашу цен, вашей цен, ваше предл, вашему предл, ваши услов, ваших услов, ваш бюдж, вашей став, как скаж, как пожел,
    что скаж, по вашему $, сколько скаж, любую цен, любая цен, даю слово, даем слово, официальное предл, подписываемся под, deal_, agreed_, we agree, i agree, accepted,
    we accept, i accept, binding, legally, honor, honour, your price, your offer, your terms, your budget, your number, your conditions, name your,
    this offer, an offer, firm offer, offer stands, shake, approved, ^ sold, ^ done, consider it`,
  'a booking': `
    записан_, записана_, записаны_, записано_, записал, записываю, записываем вас, вписал, внес_, внесл, внесен, забронир, бронь_, оформил, оформлен,
    назначен, назначил, назначаю, заплани, передал, передан_, передана_, переданы_, передаю_, отправил, отправлен, отослан, сохранил, зафикс, закрепил,
    закреплен, зарегистр, поставил, отметил, создал_, создана_, подтвержден_, подтверждена_, подтверждено_, подтверждаю, подтверждаем, подтвердил,
    заявка получ, принят_, принята_, приняты_, принято_, принял, ждем вас, ждем в_, ждет вас, вас жд, ждут вас, до встреч, до связи, до созвон,
    увидимся, созвонимся, встретимся, состоится, ждите звон, в календар, в курсе_, уже знает, уже вид, уже набир, ваш номер у, бронь за, your appointment, ушла мен, ушли мен, ^ готово,
    все готово, жазыл, катта, booked, scheduled, reserved, confirmed, registered, signed up, signed you, all set, put you down, arranged, forwarded,
    passed, sent_, submitted, see you, look forward, looking forward, expect you, expecting you, await, waiting for you, pencil`,
  'a secret': `
    cvv, cvc, код с оборот, с обратной стороны карт, anydesk, any desk, teamviewer, team viewer, rustdesk, ammyy, аммиа, эни деск, энидеск,
    тимвьюер, тим вьюер, ultraviewer, hoptodesk, quick assist, chrome remote, seed phrase, recovery phrase, seed фраз, сид фраз, мнемонич,
    пин код, pin code, кодовое слово, кодовым слов, security question, контрольный вопрос`,
  'an address': `
    собака, собачк, точка ру, точка рф, точка ком, точка орг, точка нет, точка кг, dot_, наш телеграм, наш ватсап, наш вотсап, наш инст, наш ник,
    наш канал, наш аккаунт, в телеграм, в телегу, в ватсап, в вотсап, в вайбер, в директ, в личк, в whatsapp, в telegram, в instagram, в viber,
    on telegram, on whatsapp, via telegram, via whatsapp, our telegram, our whatsapp, our instagram, dm us, message us, точка онлайн, точка сайт, номер карт, на карту_, на карту $,
    card number, bank account, на счет $, реквизит, iban, зеркал`,
}

/** Words of a price; a clause with one passes only with one of the `excuses`. */
const price = `
  стоит, стоят, стоил, стоим, цен_, цена, цене, цену, цены, ценой, ценам_, ценах, ценник, прайс, обойд, обошел, обходит, выйдет в, выходит в, плата_, плату_,
  платит, платн, заплатит, без оплат, оплатит, оплачива, доплат, предопл, переплат, аванс, в бюджет, сумм, итого, всего за, с вас, денег, деньг, затрат,
  трат_, траты_, расход_, расхода_, расходы_, расходов_, взима, возьмем с вас, возьмем за, возьмем не, берем с вас, берем за, не берем, просим за, отдадим,
  отдаем, достан, продад, уложимся, без вложен, price, pricing, cost, you pay, to pay, pay us, pay only, pays, paid, payment_, prepay, fee_, fees,
  charge, expens, money, owe, in total, total of, total is, yours for, yours at`

const excuses = `
  зависит от, зависят от, назовет менеджер, посчитает менеджер, рассчитает менеджер, уточнит менеджер, менеджер назовет, менеджер посчитает,
  менеджер рассчитает, цены указаны на с, цены смотрите, цены выше, цены ниже, не могу менять цены $, cannot change prices $, с ценами $, на свою цену я не могу $, не могу назвать, depends on, depend on, the manager will name`

/** The visitor's secrets: a sentence may mention them, but not ask for them. */
const secrets = `
  код из, кодом подтв, кодом из, кода из, код на_, копия пас, копию пас, снимок док, снимок пас, сообщении от, сообщение от, сообщении банк, рабочему стол, рабочий стол, рабочим стол, вашему компьют, вашим компьют, rudesk, рудеск, код $, кода из, коды из, код подтв, код провер, кода подтв, код доступ, код авториз, код безоп, код котор, код что_, код тот, код от, код в смс, код в sms, код в сообщ, код по смс,
  код с_, код вам, sms $, смс $, смс код, sms код, цифры из, цифры с, цифры кот, числа из, цифр из, одноразов, смс кот, sms кот, смс от, sms от, смс сообщ, текст смс, парол, логин, пин_, pin_,
  секретн, из аутентиф, из приложения банк, код банк, пуш код, паспорт, удостовер, загранпасп, айди карт, ид карт, id карт, id card, водительск прав, водительские прав, снилс, пинфл, инн_,
  селфи, скан док, сканы док, скан карт, фото док, фотографию док, фото карт, фотографию карт, документы лич, документ лич, данные карт, срок действия карт, карту с двух, обе стороны карт,
  удаленн, доступ к экран, доступ к вашему комп, доступ к вашему тел, доступ к вашему устр, доступ к комп, доступ к телеф, доступ к устр, доступ к вашему аккаунт, доступ к аккаунт, доступ к банк,
  управление комп, управление экран, управление телеф, управление устр, управлять ваш, демонстрац, показ экран, трансляц, экраном, экран_, код сеанс, id сеанс, номер сеанс,
  sms code, text code, code from, code you, code we, code that, code sent, code $, digit code, digits from, verification code, confirmation code, security code, access code, login code, auth code,
  otp, one time, passcode, password, passphrase, login_, credential, username, authenticator, passport, identity, id photo, driver s lic, driving lic, driver lic, selfie, social security, ssn,
  card detail, card number, bank statement, bank login, remote, your screen, screen shar, screenshar, your id_, id $, your computer, your device, your desktop, control of your, text message, sms you`

const asks = `
  пришл, присыл, вышл, высыла, отправь, отправля, скин, скид, кинь, сбросьте, сообщи, сообщай, назови, называй, назвать, продикт, диктуй, введи, вводи, вбей, набери, укажи, указыва, напиши, пиши,
  дай_, дайте, дать нам, дать мне, предостав, покаж, показать, сфот, фотограф, щелкн, сними, загрузи, загружай, приложите, приложить, прикреп, перешл, пересыла, подскаж, скажи, подтверди, подели,
  передай, передать мне, передать нам, оставь, заполни, мне нуж, нам нуж, нужен ваш, нужна ваш, нужно ваш, нужны ваш, понадобится, понадобятся, потребуется, потребуются, какой пароль, какой логин, переведите кам, наведите кам,
  необходим ваш, требуется ваш, нужен код, нужен парол, нужен пас, нужны пас, нужен скан, нужны скан, нужно фото, нужна фото, нужен удал, нужен доступ, необходимо фото, необходим пас, необходим код, необходим скан,
  жду, ждем, попрошу, прошу_, просим, запрашиваю, хотим получ, хочу получ, какой у вас, какой вам, какой код, какие цифры, что за код, каков ваш, можно ваш, можете ли_, можете прис, можете назв,
  можете сооб, можете дать, можете отпр, могли бы, установите, поставьте, скачайте, запустите, откройте, разреши, включи, подключите, предоставить, позволь, пустите, согласитесь, примите, нажмите,
  send_, share_, tell_, give_, provide_, enter_, type_, type in, read_, read me, dictate, forward_, show_, upload_, attach_, photo of, picture of, i need, we need, i ll need, we ll need, will need your, need your,
  need the, need a, need you, required to, i require, we require, confirm your, confirm the, what is, what s, which code, may i, can i have, can we, could i, could we, can you, could you, let me, let us,
  install, download, run_, open_, allow, grant, start a, turn on, submit, paste, drop, message me, reply with, text me`

/** Pronouns that may refer to a secret in the sentence before. */
const pronouns = `его_, ее_, их_, этот, эту, эти_, it_, them_, that_, this_, цифры, digits, those`

const refusals = / (?:не|ни|никому|никогда|never|not|don t|dont|won t|cannot|can t) (?:не )?\S+/g

const listOf = (list: string): string[] =>
  list.split(',').map((words) => ` ${words.trim().replaceAll('_', ' ')}`)

const forbidden = Object.entries(lists).map(([kind, list]) => [kind, listOf(list)] as const)
const [priceWords, priceExcuses] = [listOf(price), listOf(excuses)]

const wordsOf = (text: string) => ` ^ ${text.match(/[\p{L}\p{N}]+/gu)?.join(' ') ?? ''} $ `
/** Includes words joined across hyphens: «бес-платно». */
const sayingOf = (clause: string) => wordsOf(clause) + wordsOf(clause.replace(/[-'’`"«»·•]/g, ''))

const [secretWords, askWords, pronounWords] = [listOf(secrets), listOf(asks), listOf(pronouns)]

const hasOne = (saying: string, words: readonly string[]) =>
  words.some((word) => saying.includes(word))

/** Whether a text asks the visitor for a secret. */
function asksForSecret(plain: string): boolean {
  const sentences = plain.split(/[.!?…\n]+/).map((sentence) =>
    sentence
      .split(/[;:,()–—]| - /)
      .map(wordsOf)
      .join(''),
  )
  return sentences.some((sentence, index) => {
    if (!hasOne(sentence.replace(refusals, ' '), askWords)) return false
    if (hasOne(sentence, secretWords)) return true
    return hasOne(sentence, pronounWords) && hasOne(sentences[index - 1] ?? '', secretWords)
  })
}

/** The kinds of forbidden phrases in a text, given in lower case without «ё». */
export function forbiddenIn(plain: string): string[] {
  const clauses = plain.split(/[.!?;:,…()\n–—]| - /).filter((text) => /\p{L}/u.test(text))
  const sayings = [...new Set(clauses)].map(sayingOf)
  const said = sayings.join('')
  const kinds = forbidden.flatMap(([kind, beginnings]) =>
    beginnings.some((words) => said.includes(words)) ? [kind] : [],
  )
  const isPrice = sayings.some(
    (saying) =>
      priceWords.some((words) => saying.includes(words)) &&
      !priceExcuses.some((words) => saying.includes(words)),
  )
  return [
    ...kinds,
    ...(isPrice ? ['a price'] : []),
    ...(asksForSecret(plain) ? ['a question for a secret'] : []),
  ]
}
