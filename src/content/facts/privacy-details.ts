import { confirmationDays } from '@contracts/newsletter-links.ts'
import { company } from '../company'
import { daysLong } from '../contract-terms'
import { place } from '../place'
import { retentionRu } from '../retention'
import type { Fact } from './fact'

// The chapters of /privacy that few ask about, and the newsletter.

export const dataProtection: Fact = {
  question: 'Как вы защищаете мои данные?',
  asks: [
    'мои данные в безопасности?',
    'база с заявками закрыта от посторонних?',
    'https на форме есть',
    'бэкапы с контактами лежат в открытом виде?',
    'хакер взломает вас и узнает мой номер',
    'технические меры защиты сведений',
    'журнал действий сотрудников ведётся?',
    'вы надёжно храните контакты клиентов',
    'Is my information encrypted?',
    'маалыматым корголгонбу?',
  ],
  answer:
    'Обмен с сайтом и резервные копии зашифрованы, таблицы с персональными данными по умолчанию закрыты, доступ зависит от роли. Сотрудники читают заявки, но изменить написанное вами не могут, а смена статуса попадает в журнал, который никто не правит.',
  answerEn:
    'Traffic and backups are encrypted, tables with personal data are closed by default, and access depends on the role. Staff read requests but cannot change what you wrote; changes of status go into a journal that nobody can edit.',
  to: '/privacy',
}

export const dataBreach: Fact = {
  question: 'Что будет, если мои данные утекут?',
  asks: [
    'у вас была утечка?',
    'а вдруг базу украдут',
    'если контакты окажутся в даркнете',
    'кого уведомите при компрометации',
    'компенсация за слив информации',
    'узнаю ли я о краже сведений',
    'при утечке вы молчите?',
    'What if there is a data breach?',
    'маалымат уурдалса эмне болот?',
  ],
  answer:
    'Если утечка поставит под угрозу ваши права, мы без неоправданной задержки сообщим вам и уполномоченному органу, что случилось и что мы делаем.',
  answerEn:
    'If a breach endangers your rights, we tell you and the authority without undue delay what happened and what we are doing.',
  to: '/privacy',
}

export const whatIsCollected: Fact = {
  question: 'Какие данные обо мне собирает сайт?',
  asks: [
    'что вы обо мне узнаёте',
    'перечень собираемых сведений',
    'записываете ли мой айпи',
    'видите, с какой рекламы я зашёл?',
    'utm метки ловите',
    'геолокацию мою определяете?',
    'какие поля попадают к вам в базу',
    'читаете ли мой ip адрес',
    'What information do you collect about visitors?',
  ],
  answer:
    'Что вы сообщили сами — имя, почту, телефон, описание задачи, сообщения в чате — и что нужно для ответа: страница отправки, откуда вы пришли, согласие. От сетевого адреса недолго хранится только хеш — для защиты от автоматических злоупотреблений; обычные журналы ведёт и сервер.',
  answerEn:
    'What you tell us (name, mail, phone, the task, chat messages) and what an answer needs: the page, where you came from, your consent. Of your network address we keep only a hash for a short time, against abuse; the server keeps its usual logs.',
  to: '/privacy',
}

export const sensitiveData: Fact = {
  question: 'Можно ли присылать вам сведения о здоровье или документы людей?',
  asks: [
    'описать в заявке диагнозы пациентов',
    'скинуть сканы паспортов в форму',
    'приложу базу больных для примера',
    'есть ли риск, если напишу про болезнь',
    'религия и национальность в анкете нужны?',
    'особые категории сведений',
    'я врач, пришлю список больных',
    'May I send you health records?',
  ],
  answer:
    'Пожалуйста, не пишите их: о здоровье, убеждениях и биометрии мы не спрашиваем. В заявке достаточно описать задачу, а порядок работы с данными проекта записывают в договор.',
  answerEn:
    'Please do not: we never ask about health, beliefs or biometrics. Describe the task; how project data is handled goes into the contract.',
  to: '/privacy',
}

export const children: Fact = {
  question: 'Может ли оставить заявку ребёнок?',
  asks: [
    'я школьник, ответите?',
    'сын отправил вам свой телефон без спроса',
    'несовершеннолетний написал в чат',
    'с какого возраста можно к вам обратиться',
    'возрастные ограничения на сайте есть',
    'подросток хочет сделать страничку',
    'что с контактами детей',
    'Is there an age limit?',
  ],
  answer: `Сайт обращён к бизнесу, данных детей мы сознательно не собираем; точный возраст назван в политике. Если ребёнок всё же их оставил, напишите на ${company.privacyEmail}, и мы их удалим.`,
  answerEn: `The site addresses businesses and does not knowingly collect data of children; the policy names the age. If a child left some, write to ${company.privacyEmail} and we delete it.`,
  to: '/privacy',
}

export const dataAbroad: Fact = {
  question: 'Где хранятся мои данные и уходят ли они за границу?',
  asks: [
    'трансграничная передача сведений',
    'в какой стране лежит база',
    'мы госорган, нельзя чтобы вывозили сведения',
    'информация попадёт в америку?',
    'физическое место хранения обращений',
    'облако иностранное у вас?',
    'передаёте контакты за рубеж?',
    'у кого хостится ваша база обращений',
    'Where is my data stored?',
    'маалымат чет өлкөгө кетеби?',
  ],
  answer:
    'Их хранит поставщик хостинга и базы данных, а некоторые из тех, кто обрабатывает данные для нас, могут делать это за пределами вашей страны. Тогда мы полагаемся на договорные гарантии равноценной защиты.',
  answerEn:
    'The hosting and database provider stores it, and some processors may work outside your country. Then we rely on contractual guarantees of equivalent protection.',
  to: '/privacy',
}

export const dataController: Fact = {
  question: 'Кто отвечает за персональные данные и как пожаловаться?',
  asks: [
    'держатель массива пдн кто',
    'ответственный за обработку сведений',
    'есть ли у вас dpo',
    'куда писать юристу по вопросам приватности',
    'проверка надзорного ведомства, кто у вас контакт',
    'регулятор по защите личной информации',
    'оператор персональных сведений',
    'Who is the data controller?',
  ],
  answer: `Держатель — ${company.legalName}, вопросы о данных принимает ${company.privacyEmail}. Если ответ не устроит, можно пожаловаться уполномоченному органу по защите персональных данных ${place.ofCountry} или страны, где вы живёте.`,
  answerEn: `The controller is ${company.legalName}; write to ${company.privacyEmail}. If the answer does not satisfy you, you may complain to the data protection authority of ${company.countryEn} or of your country.`,
  to: '/privacy',
}

export const consent: Fact = {
  question: 'На что я соглашаюсь, отправляя форму?',
  asks: [
    'что за строчка мелким под кнопкой',
    'согласие на обработку где подписывается',
    'моё молчание значит да?',
    'подписал ли я что-нибудь, нажав отправить',
    'правовое основание обработки заявки',
    'разрешение на звонки я давал?',
    'текст соглашения под полем сообщения',
    'What do I agree to when I submit a form?',
  ],
  answer:
    'На обработку персональных данных согласно политике конфиденциальности: чтобы ответить на заявку, подготовить оценку и быть на связи. Мы записываем, когда это было и какой текст стоял под формой; согласие можно отозвать.',
  answerEn:
    'To the processing of personal data under the privacy policy: to answer you, prepare an estimate and stay in touch. We note the time and the wording; the consent can be withdrawn.',
  to: '/privacy',
}

export const automatedDecisions: Fact = {
  question: 'Решает ли обо мне что-нибудь программа?',
  asks: [
    'робот отсеивает заявки?',
    'скоринг посетителей ведёте',
    'алгоритм решит, отвечать мне или нет',
    'не отклонит ли меня компьютер автоматически',
    'профилирование клиентов есть',
    'дискриминация по бюджету в квизе',
    'чёрный список ведёте автоматически?',
    'Are decisions about me automated?',
  ],
  answer:
    'Нет, только автоматически решений о вас не принимаем: заявки и чаты читают сотрудники. Чужой рекламы сайт тоже не показывает.',
  answerEn:
    'No, no decision about you is made by automation alone: our staff read requests and chats. The site shows no advertising of others either.',
  to: '/privacy',
}

export const browserMemory: Fact = {
  question: 'Пропадёт ли разговор, если закрыть вкладку?',
  asks: [
    'закрою браузер, и всё сотрётся?',
    'обновил страницу, а переписка осталась, почему',
    'почистить то, что сайт запомнил',
    'тёмная тема сбрасывается',
    'как убрать следы на чужом компьютере',
    'зашёл с телефона, истории нет',
    'перезагрузка не сломает диалог?',
    'Will the chat history survive a reload?',
  ],
  answer:
    'Перезагрузку страницы разговор переживёт, а с закрытием вкладки браузер его забудет. Остаются там тема, валюта и сеанс, если вы входили; очистить всё можно в настройках браузера.',
  answerEn:
    'The conversation survives a reload of the page, but the browser forgets it with the tab. The theme, the currency and your session, if you signed in, remain; clear them in the browser’s settings.',
  to: '/privacy',
}

export const siteAccount: Fact = {
  question: 'Видите ли вы мой пароль и нужен ли аккаунт на сайте?',
  asks: [
    'регистрироваться обязательно?',
    'в каком виде лежит мой пароль',
    'кнопка войти для кого',
    'админ увидит мои логины?',
    'учётка на вашем портале, кому видна',
    'пользуюсь одним паролем везде, опасно?',
    'кто видит время моего последнего входа',
    'Do I need to register?',
    'катталуу керекпи?',
  ],
  answer:
    'Заявку и анкету можно отправить, а в чат написать без аккаунта. Пароля мы не видим: хранится только его необратимый хеш; имя, почту и время последнего входа видят одни администраторы, а аккаунт удалим по просьбе.',
  answerEn:
    'Requests, the quiz and the chat need no account. We never see a password, only its irreversible hash is stored; your name, mail and last sign-in are visible to administrators alone, and we delete an account on request.',
  to: '/privacy',
}

export const quizCounting: Fact = {
  question: 'Считаете ли вы, кто как заполняет анкету?',
  asks: [
    'бросил опросник на середине, вы узнаете?',
    'отслеживаете моё поведение в анкете',
    'do not track уважаете',
    'global privacy control учитываете',
    'записываются ли шаги анкеты без отправки',
    'видно ли вам, что я начал отвечать и ушёл',
    'статистика опроса анонимная',
    'Do you track unfinished quizzes?',
  ],
  answer: `Считаем только, до какого вопроса заполнена анкета и отправлена ли она, под случайным номером, который не ведёт ни к вам, ни к ответам. Хранится это ${retentionRu.quizzes}; если браузер просит не следить, не считается ничего.`,
  answerEn:
    'We count only which question was reached and whether the quiz was sent, under a random number that leads neither to you nor to your answers. If the browser asks not to be tracked, nothing is counted.',
  to: '/privacy',
}

export const policyChanges: Fact = {
  question: 'Узнаю ли я, если политика конфиденциальности изменится?',
  asks: [
    'вы можете поменять правила задним числом?',
    'предупредите об обновлении правил',
    'новая версия документа, где смотреть дату',
    'политика на английском есть?',
    'уведомление о поправках придёт?',
    'как следить за правками документа',
    'Is the privacy policy available in English?',
    'Will you notify me of policy updates?',
  ],
  answer:
    'Новый текст публикуется на странице политики с новой датой, на русском и английском. Если изменение существенно коснётся данных, которые у нас уже есть, сообщим по почте до того, как оно вступит в силу.',
  answerEn:
    'A new text appears on the policy’s page with a new date, in English and Russian. If it materially affects data we already have, we tell you by mail before it takes effect.',
  to: '/privacy',
}

export const newsletterContents: Fact = {
  question: 'Что и как часто приходит в рассылке?',
  asks: [
    'о чём ваши письма',
    'сколько имейлов в неделю',
    'не забьёте ли ящик акциями',
    'стоит ли оставлять почту в блоге',
    'периодичность дайджеста',
    'хочу получать новые разборы',
    'рассылка без рекламы?',
    'новостная подписка, что внутри',
    'How often does the newsletter come?',
  ],
  answer:
    'Одно письмо, когда выходит новая статья, без рекламы. Подписаться можно в блоге, отписаться — по ссылке в любом письме.',
  answerEn:
    'One mail when a new article appears, without advertising. Subscribe in the blog; every mail has a link to unsubscribe.',
  to: '/blog',
}

export const newsletterConfirmation: Fact = {
  question: 'Зачем подтверждать подписку и что делать, если ссылка не работает?',
  asks: [
    'ввёл ящик в блоге, ничего не пришло',
    'ссылка из письма устарела',
    'кто-то вписал мой адрес без меня',
    'double opt in у вас?',
    'сколько живёт ссылка активации',
    'подписка не активировалась',
    'меня подписал коллега в шутку',
    'My confirmation link has expired',
  ],
  answer: `Чтобы никто не подписал вас без вашего ведома: письма идут, только когда вы откроете ссылку и нажмёте кнопку. Ссылка действует ${daysLong(confirmationDays)}; если она устарела, подпишитесь в блоге ещё раз.`,
  answerEn: `So that nobody can subscribe you but yourself: mails come only after you open the link and press the button. The link is valid for ${confirmationDays} days; if it has expired, subscribe again in the blog.`,
  to: '/blog',
}
