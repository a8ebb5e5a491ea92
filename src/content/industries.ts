import type { IconName } from './icons'
import type { NonEmpty } from './primitives'

export interface Industry {
  id: string
  name: string
  nameRu: string
  icon: IconName
  /** What we build for it. */
  description: string
}

export const industries: NonEmpty<Industry> = [
  {
    id: 'automotive',
    name: 'Automotive',
    nameRu: 'Автомобили',
    icon: 'car',
    description:
      'Каталоги запчастей с подбором по VIN, запись на сервис со свободными окнами поста, витрины дилеров, куда машины попадают прямо из учёта склада.',
  },
  {
    id: 'banking-finance',
    name: 'Banking & Finance',
    nameRu: 'Банки и финансы',
    icon: 'bank',
    description:
      'Мобильные кошельки, личные кабинеты заёмщика, удалённая идентификация и кредитный конвейер: от заявки до решения без пересылки сканов по почте.',
  },
  {
    id: 'construction',
    name: 'Construction',
    nameRu: 'Строительство',
    icon: 'building',
    description:
      'Журналы работ с фотофиксацией с площадки, согласование смет и актов, контроль закупок: видно, что смонтировано, что оплачено и где отстаёт график.',
  },
  {
    id: 'education',
    name: 'Education',
    nameRu: 'Образование',
    icon: 'education',
    description:
      'Платформы курсов с видео, тестами и проверкой работ, электронные журналы школ, расписания вузов, приём оплаты и выдача сертификатов с проверкой по коду.',
  },
  {
    id: 'entertainment',
    name: 'Entertainment',
    nameRu: 'Развлечения',
    icon: 'entertainment',
    description:
      'Продажа билетов со схемой зала, видеосервисы по подписке, приложения фестивалей и клубов. Готовим к минуте, когда за билетами приходят все сразу.',
  },
  {
    id: 'healthcare',
    name: 'Healthcare',
    nameRu: 'Здравоохранение',
    icon: 'health',
    description:
      'Запись к врачу, электронные карты, телемедицина и обмен с лабораториями. Доступ к данным пациента разделён по ролям, каждое открытие карты остаётся в журнале.',
  },
  {
    id: 'insurance',
    name: 'Insurance',
    nameRu: 'Страхование',
    icon: 'umbrella',
    description:
      'Калькуляторы и оформление полиса онлайн, заявление об убытке с фото из приложения, кабинеты агентов с комиссией и продлениями.',
  },
  {
    id: 'manufacturing',
    name: 'Manufacturing',
    nameRu: 'Производство',
    icon: 'factory',
    description:
      'Учёт смен и простоев, сбор показаний с оборудования, порталы для дилеров с ценами по договору и остатками готовой продукции.',
  },
  {
    id: 'real-estate',
    name: 'Real Estate',
    nameRu: 'Недвижимость',
    icon: 'home',
    description:
      'Шахматки новостроек с бронированием, каталоги с поиском по карте, CRM агентства с показами и сделками, кабинеты жильцов для управляющих компаний.',
  },
  {
    id: 'retail',
    name: 'Retail',
    nameRu: 'Розничная торговля',
    icon: 'store',
    description:
      'Интернет-магазины, программы лояльности, самовывоз и доставка. Остатки кассы, склада и сайта сводим в один счёт, чтобы не продать последнюю пару дважды.',
  },
  {
    id: 'telecommunications',
    name: 'Telecommunications',
    nameRu: 'Телекоммуникации',
    icon: 'telecom',
    description:
      'Кабинеты абонентов, конструкторы тарифов, проверка подключения по адресу и заявки монтажникам, которые видны в телефоне бригады.',
  },
  {
    id: 'transportation-logistics',
    name: 'Transportation & Logistics',
    nameRu: 'Транспорт и логистика',
    icon: 'bus',
    description:
      'Планирование рейсов, отслеживание груза по ссылке, документы водителя в приложении, расчёт ставки по маршруту и складской учёт по штрихкоду.',
  },
  {
    id: 'hospitality',
    name: 'Hospitality',
    nameRu: 'Гостиницы и рестораны',
    icon: 'hotel',
    description:
      'Бронирование номеров без посредника, меню и заказ по QR-коду, предзаказ столов, синхронизация занятости с площадками бронирования.',
  },
  {
    id: 'travel-tourism',
    name: 'Travel & Tourism',
    nameRu: 'Путешествия и туризм',
    icon: 'plane',
    description:
      'Продажа туров с календарём выездов, кабинеты турагентов, маршруты, которые открываются в горах без связи, и оплата из-за рубежа.',
  },
  {
    id: 'agriculture-agtech',
    name: 'Agriculture & AgTech',
    nameRu: 'Сельское хозяйство и агротех',
    icon: 'farm',
    description:
      'Карты полей с историей обработок, учёт поголовья по биркам, закупка молока и мяса у фермеров с расчётом в день сдачи.',
  },
]
