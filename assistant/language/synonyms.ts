/**
 * Words that mean the same to a visitor: jargon, English, Kyrgyz and the site's own word, which comes first.
 * `_` joins a phrase, `*` stands for any ending. Questions and texts are both read with them.
 */
const groups = `
сайт: сайтик* вебсайт* website* site sites web_site веб_сайт интернет_сайт веб_разработк* web_development сайтт* сайтка сайтыбыз* сайтым сайттар*
лендинг: лендос* ленд лендингпейдж лендинг_пейдж landing landings landing_page одностраничник* одностраничн*_сайт посадочн*_страниц* посадочник* промосайт* промо_сайт one_page
визитка: визитк* сайт_визитк* визиточк* business_card
магазин: online_shop* online_store* web_shop* магаз магазинчик* интернет_магаз* интернет_магазин* онлайн_магазин* шоп shop shops store stores eshop ecommerce e_commerce еком екоммерс интернет_дукон* интернет_дүкөн* дүкөн* дукон* 
портал: portal portals
соцсеть: социальн*_сеть соц_сеть social_network
приложение: приложуха приложени* прила апка апку апки апп аппка аппку мобилка мобилк* app apps application applications mobile_app* мобильн*_приложени* мобильн*_разработк* тиркеме* колдонмо*
дизайн: design designs дизайн*
редизайн: redesign* редизайн* обновить_дизайн обновить_сайт освежить переделать_дизайн переделать_сайт переделать_старый переделка_сайт переделк* старый_сайт старого_сайта старом_сайте
логотип: лого логотипчик* logo logos нарисовать_знак логотипт* логотипке
брендинг: бренд* branding айдентик* brand_identity
брендбук: brandbook гайдлайн* бренд_бук brand_book
фирстиль: фирменн*_стиль фирстил* corporate_identity
поддержка: поддержк* support техподдержк* сопровожден* обслуживан* абонентск* абонентк* абонплат* саппорт* maintenance администрирован* обслужива* колдоо* присматр* присмотр* приглядыва* следить_за_сайтом вести_сайт вели_сайт
обновление: обновлен* update updates
seo: сео сеошк* сеошник* продвижен* продвига* продвинут* раскрутк* раскрут* поисков*_оптимизац* search_engine в_поиске из_поиска органик* promotion
трафик: трафик* посещаемост* traffic
таргет: таргет* targeting
реклама: реклам* ads advertising адс ppc директолог* жарнама* adwords контекст* контекстк*
директ: яндекс_директ* direct директ*
облако: облак* облач* cloud клауд aws авс azure ажур google_cloud гугл_клауд gcp
миграция: переезд* миграц* переехат* перенос* перенест* migration migrate переезжа*
сервер: сервер* server servers
devops: девопс* дев_опс девопсы
kubernetes: кубер* кубернет* k8s к8с
cicd: ci_cd сиай_сиди пайплайн* автодепло* конвейер_сборк*
api: апи апишк*
saas: саас подписочн*_сервис*
консалтинг: consulting консультирован*
mvp: мвп минимальн*_продукт* первая_верси* минималк*
аудит: audit проверить_сайт проверк*_сайт
прототип: прототипирован* prototype* прототип*
тз: техзадани* техническ*_задани* тех_задани* specification
правки: правк* поправит* подправит* revision revisions переделк* доработк* edit edits
юзабилити: usability ux удобств*
битрикс: bitrix 1с_битрикс битра битрикс24
wordpress: вордпрес* вп
netcat: неткат* неткет*
cms: движок движк* система_управления content_management цмс
интеграция: интеграц* integration* интегрир* связать соединит* стыковк* синхронизац*
1с: 1c одинес*
crm: црм срм амосрм amocrm amo битрикс24_crm
телеграм: telegram телег* тг телеграм*
бот: боты bot bots чатбот* чат_бот chatbot* телеграм_бот telegram_bot
ии: ai нейросет* нейронк* искусственн*_интеллект* gpt chatgpt чатгпт llm rag машинн*_обучен* machine_learning artificial_intelligence нейронн*_сеть языков*_модел*
react: реакт reactjs
react_native: реакт_натив реакт_нейтив
vue: вью vuejs
angular: ангуляр*
typescript: тайпскрипт ts
next: nextjs некст
node: nodejs нода
python: питон* пайтон*
go: golang голанг
php: пхп
laravel: ларавел*
django: джанго
flutter: флаттер* флатер*
swift: свифт*
kotlin: котлин*
docker: докер*
terraform: терраформ*
postgresql: postgres постгрес* постгре
mongodb: mongo монго
redis: редис
elasticsearch: ластик_серч еластик* elastic
clickhouse: кликхаус*
kafka: кафка
figma: фигма фигме
нативный: нативн* native натив
кроссплатформа: кроссплатформ* cross_platform общем_коде общий_код
ios: айос айфон iphone apple епл апстор* appstore app_store аппстор*
android: андроид* ведроид google_play гугл_плей плеймаркет*
маркетплейс: marketplace маркетплейс* озон ozon вайлдберриз вайлдберрис wildberries валберис каспи авито алиекспрес* агрегатор*
оплата: платит* плачу платить оплатит* оплат* заплатит* заплачу pay payment payments paid төлөм* төлөө төлөйм толом* проплат*
онлайн_оплата: еквайринг* оплат*_картой прием_платеж* платежн*_систем* online_payment онлайн_оплат*
доставка: доставк* delivery shipping
товар: products goods каталог* catalog*
цена: стоит стоят стоить стоимост* ценник* почем прайс расценк* обойдет* обойтис* встанет price prices pricing cost costs rate rates charge fee fees how_much баа баасы баалар* турат тураты ценообразован*
валюта: валют* currency currencies dollars usd
сколько: скока скоко скок how_many канча канчага канчадан канчалык
деньги: денег деньгам деньгами деньга бабок бабки money акча
бюджет: budget* бюджет*
дешевле: дешев* подешевл* недорог* бюджетн* економ* cheap* cheaper cheapest арзан* попроще скромн* affordable минимальн*_цена
дорого: дорогой дорогие дорогая дороговат* кусают* expensive overpriced кымбат* завышен* too_much не_по_карману бешен* конск* космос космич*
дороже: подороже следующ* премиальн* навороченн* топов* more_expensive upgrade посерьезнее покруче
срок: deadline deadlines timeline timelines turnaround долго how_long how_fast длится длительност* займет* занимает* занять сколько_времени за_сколько по_времени какое_время убакыт* мөөнөт* моонот* how_soon успеть успеете успеем когда_будет_готово когда_готово сроков сколько_ждать быстро_сдела* weeks days неделя месяц_работа duration months
готов: готово ready бүтөт бутот даяр бүтүр* бутур* бүткөр*
срочно: urgent* urgently asap горит горят вчера_надо тез шашылыш*
когда: when качан
входит: включ* входят состав* included include includes наполнен* комплектац* что_получу what_do_i_get содержит кирет функционал*
отличие: отлича* различа* отличи* разниц* сравн* compare comparison differ* difference versus vs чем_лучше айырма*
лучше: better best выбрать выбор choose какой_взять выбирают
популярный: популярн* popular ходов* чаще_берут чаще_всего чаще_выбира* чаще_заказыва* хит most_clients
посоветовать: посовет* совет порекоменд* рекоменд* recommend* advice advise подобрать подсказать_что кеңеш* кенеш*
гарантия: гарант* guarantee* warranty кепилдик* кепилд* гарантийн*
етап: как_вы_работаете как_работаете как_проходит_работа етап* stage stages steps шаги шагов phase phases process процес* как_проходит как_строится как_устроена порядок_работа ход_работа workflow
начать: начина* старт_работа приступ* с_чего башта* to_start start_with start_in start_on we_start you_start i_start begin beginning kick_off launch
пример: пример* кейс* портфолио portfolio case cases example examples работы_ваши ваши_работы showcase ваши_проекты past_projects
опыт: experience експертиз* тажрыйба*
отзыв: отзыв* review reviews testimonial* feedback пикир*
статья: блог blog article articles почитать гайд* читать
технология: технолог* technolog* стек stack tech_stack фреймворк* framework* инструмент* на_чем_пишете на_чем_делаете бекенд* фронтенд* языки_программирования язык_программирования programming_language*
отрасль: отрасл* industry industries сфера ниша
услуга: service services чем_занимаетесь что_предлагаете что_вы_делаете что_делаете what_do_you_do what_do_you_offer что_умеете кызмат*
бесплатно: бесплатн* free даром халяв* free_of_charge акысыз* бекер*
консультация: консультац* consultation посоветоваться
встреча: встреч* встрет* meet meeting meetings
скидка: скидк* discount* акция промокод* торг уступите скинуть_цену скиньте_цену подвин* арзандат* распродаж* sale бонус
рассрочка: рассрочк* кредит* instalment* installment* частями по_частям бөлүп
предоплата: предоплат* аванс upfront prepayment deposit advance задаток вперед предоплату алдын_ала
возврат: возврат* вернуть вернете верните вернем возвращаете refund* money_back кайтар* возместит*
договор: договор* контракт* contract contracts agreement соглашен* оферта келишим* договорн*
неразглашение: nda нда неразглашен* коммерческ*_тайна конфиденциальност*_идея confidential* non_disclosure украд* украсть секрет*
налог: ндс tax taxes vat салык*
документы: документ* счет_фактур* закрывающ* акт_работа бухгалтер* документтер
юрлицо: юрлиц* ооо осоо company_registered
физлицо: физлиц* ип частное_лицо частник* физическ*_лицо гражданин* individual individuals
приемка: приемк* прием_работа принима*_работа принят*_работа acceptance сдача сдает* сдадите
код: исходник* исходн*_код source_code code репозитор* repository repo исходниктер github гитхаб* gitlab гитлаб* гит
права: право собственност* принадлеж* own owns owner ownership ip_rights чей чья чье чьи чей_код belongs belong интеллектуальн* авторск*
ошибка: баг ошибк* bug bugs дефект* глюк* недочет* косяк* errors error
сломался: слома* упал не_работает не_открывается не_открывает лежит ляжет лег down broken поломк* глючит отвалил* перестал*_работать иштебей* вылета* крашит* зависа* подвиса* не_грузит* не_загруж* слетел* пропал* не_отправля* перестал*
взлом: взлом* hacked вирус* хакер* атака
безопасность: безопасн* security защит* secure защищ*
резервный: резервн* бекап* backup backups
данные: персональн*_данные личные_данные мои_данные personal_data privacy gdpr маалымат*
жалоба: жалоб* жаловат* претенз* пожалов* complaint complain недовол* безобраз* кошмар ужас* арызд* хамств* игнор* не_отвеча* не_дозвон* не_реагир* ноль_реакции нет_реакции молчат грубит нахам* накосяч* unhappy
директор: директор* руководител* начальник* главный ceo director boss шеф основател* владелец владельц* founder
менеджер: менеджер* manager managers
команда: команд* team сотрудник* штат разработчик* developer developers программист* людей_работает специалист* кызматкер* staff
вакансия: практику практика ваканси* job jobs career карьер* vacancy vacancies hiring стажиров* стажер* резюме устроиться ищу_работу intern internship жумуш* джун*
зарплата: зарплат* оклад salary salaries получают
адрес: адрес* address офис office находитесь located location based где_вы где_ваш дарек* дарег* каякта кайда кайсы_жерде доехать добраться приехать подъехать
телефон: телефон* phone номер ватсап* вотсап* whatsapp вайбер* messenger мессенджер* телефонуңуз* номериңиз* номериңер*
почта: email e_mail имейл* емейл* мейл mail
связаться: связат* свяж* свяжет* перезвон* позвон* созвон* набер* звоните звонок contact reach call_back call_me get_in_touch байланыш* чалып чалыңыз
ответить: ответ отвеча* reply respond response answer жооп*
предложение: предложени* кп коммерческ*_предложен* смета estimate quote quotation proposal расчет* рассчита* посчита* подсчет* прикинут* просчет*
график: график* режим часы_работы работаете_в_выходные working_hours opening_hours office_hours рабочее_время рабочее_часы иш_убакыт* качан_иште* иштейсиз* иштейсиңер* до_скольки со_скольки открыты ачык business_hours
выходные: выходн* январ* новый_год новогодн* 8_марта майские суббот* воскресен* weekend* праздник* праздничн* holidays holiday saturday sunday ишемби жекшемби ночью night
удаленно: удален* дистанцион* remote remotely онлайн_работа заочно
город: страна страны стране страну регион* country countries city abroad overseas за_границей за_рубежом foreign россии россия казахстан* узбекистан* москв* алматы астан* germany europe usa russia kazakhstan берлин* berlin
язык: язык* языч* language languages кыргызск* английск* кыргызча тилде перевод* translate translation многоязычн* мультиязычн* multilingual english kyrgyz russian
конкурент: конкурент* другие_студии других_студий другой_студи* агентств* other_agencies competitors у_других
фрилансер: фриланс* freelance* freelancer* племянник* знакомый_сделает
результат: результат* еффект* толк result results отдач* окупа* roi ктр ctr
заявка: заявк* заявок лид leads lead
клиент: клиент* заказчик* client clients customer customers кардар*
нравиться: нравит* понрав* нравятся устроит like
ненравиться: не_нравит* не_понрав* не_нравятся не_устро* не_подойдет не_то dislike not_like
конструктор: конструктор* тильд* tilda wix викс
домен: domain
хостинг: хостинг* hosting
текст: контент* копирайт* content copywriting texts copy
фото: съемк* фотограф* видеосъемк* ролик видеоролик* photo photos pictures
обучение: обучен* обуча* обучи* научи* учите training teach
отслеживать: отслежива* следить_за статус* progress tracking промежуточн* status
задержка: задерж* просроч* сорвал* срыв опозда* delay* late_delivery miss_the_deadline не_успеете затян* обещали_сдать не_сдали должны_были_сдать late missed_deadline
маржа: прибыл* себестоимост* profit margin
субподряд: субподряд* партнер* partner* партнерств* subcontract* white_label подряд
интервью: журналист* материал_о пресса press interview сми
нагрузка: нагрузк* нагрузочн* rps запросов_в_секунду requests_per_second load держит выдержит
скорость: скорост* быстродейств* быстро_откры* медленн* тормоз* speed slow грузится тормозит тормозят загружается
упор: доступност* аптайм* uptime sla downtime
круглосуточно: круглосуточн* 24_7 24_на_7 круглые_сутки round_the_clock around_the_clock
масштабирование: масштабир* расшир* дорасти scale scaling вырасти
учет: склад складск* остатк* excel ексел* ексель inventory
автоматизация: автоматиз* automat*
запись: запис*_клиент* запис*_пациент* онлайн_запис* booking_system записыва* appointment
теряются: терять теряем потер* забыва*
здравоохранение: клиник* стоматолог* больниц* медцентр* медицин* аптек* врач пациент* healthcare medical clinic clinics hospital pharmacy здравоохранен* дентал* оорукана*
финансы: банк финанс* финтех* fintech bank banks banking finance мфо заемщик кошельк* кошелек*
стройка: строит* стройк* застройщик* construction ремонт*
образование: школа университет* вуз учебные_курсы онлайн_курсы курсов образован* education edtech school university учебн* детский_сад
логистика: логист* перевоз* грузоперевоз* logistics transport транспорт* такси експедитор* рейс
розница: розниц* рознич* ритейл* retail супермаркет* бутик одежда торгов*
рестораны: ресторан* кафе кофейн* отель гостиниц* hotel hotels restaurant restaurants хостел* horeca общепит* пекарн*
туризм: турфирм* турагент* туризм* туры тур travel tourism путешеств*
агро: сельск* ферма фермер* агротех* farm farming farmers agriculture животновод* чабан*
производство: производств* завод фабрик* цех manufacturing factory
недвижимость: недвижим* риелтор* новостройк* real_estate жк квартир*
авто: автосервис* автосалон* автомобил* автозапчаст* автодилер* automotive car_service
страхование: страхов* insurance полис
телеком: телеком* провайдер* оператор_связи telecom абонент*
развлечения: развлечен* билет концерт* кинотеатр* фестивал* entertainment
салон: барбершоп* красот* beauty маникюр* парикмахер*
ревью: code_review код_ревью ревью
тест: тестир* тестов testing tests tested автотест* qa покрыт*
база: бд базы_данных база_данных базу_данных базам_данных базе_данных database databases субд
обман: обман* мошен* кинете кинуть кидал* развод* надежн* доверя* scam trust trusted аферист* подвох*
продажи: продаж* sales конверси* conversion
рост: вырас* растет растут увелич* growth increase
корзина: корзин* cart carts checkout
уведомление: напомин* смс sms уведомл* пуш* push notification* reminder*
адаптив: адаптив* с_телефона на_телефоне со_смартфона на_смартфоне мобильн*_верси* responsive
метрика: метрик* analytics аналитик* счетчик* статистик*
часовой_пояс: time_zone timezone часов*_пояс* разниц*_во_времени
релиз: релиз* release* деплой* деплоит* deploy* выкатк* выкатыва* выкат*
стенд: staging стейдж* стенд* тестов*_копи* тестов*_среда
архитектура: монолит* микросервис* microservice* architecture архитектур*
менять: поменя* менять меняет* изменит* изменять сменить замен* change changed changing modify
доступ: пароль пароли парол* логин* password* credentials access
компания: фирма фирмы фирму контора конторы company студия студии организац*
разбираться: не_разбираюсь не_понимаю ничего_не_понимаю чайник далек_от далека_от non_technical нетехнич* не_технарь
объяснить: простыми_словами своими_словами что_значит расшифруй* поясни* объясн* explain
стоп: расторг* прекрат* разорв* terminate
подрядчик: подрядчик* contractor* исполнител*
макет: макет* mockup* mockups figma_макет
youtube: ютуб* ютьюб*
авторизация: авторизац* аутентификац* authorization authentication oauth
счет: счет счета счетов счету invoice invoices
instagram: инстаграм* инста инсте инсту инстаграмм*
сделать: сдела* делать делаем делают делали создат* созда* разработ* make build develop жаса* built develops построит* запилить сваяет* соберет* собрат* изготов* development
`

const wildcard = /\*$/

/** A phrase of the list: its words as they are compared, and the word that stands for it. */
export interface Synonym {
  words: { text: string; isBeginning: boolean }[]
  meaning: string
}

/** All synonyms, in lower case; `isBeginning` compares the beginning of a word only. */
export const synonyms: readonly Synonym[] = groups
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [meaning = '', variants = ''] = line.split(': ')
    return [meaning, ...variants.split(' ')].map((variant) => ({
      meaning,
      words: variant.split('_').map((text) => ({
        text: text.replace(wildcard, ''),
        isBeginning: wildcard.test(text),
      })),
    }))
  })
