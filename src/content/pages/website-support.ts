import { offerCard } from '../offers.ts'
import { hoursLong, inHours } from '@contracts/russian.ts'
import { promises } from '../company'
import { planHours, startingPrices, supportPlans } from '../prices'
import { promisedAvailability, supportFigures } from '../figures'
import { supportPlanChoice } from '../facts/choices'
import { changeContractor } from '../facts/existing-clients'
import { siteHacked } from '../facts/situations'
import { foreignSites, oneOff, responseTime } from '../facts/support'
import type { PageContent } from '../model/page'
import { fromPrice } from '../currency'
import { siteMap } from '../site-map.ts'

const { sla } = supportFigures
const { start, standard, optimal, premium } = supportPlans

export const websiteSupport: PageContent = {
  head: {
    title: `Поддержка сайтов: тарифы от ${planHours.start} до ${planHours.premium}+ часов в месяц`,
    description: `Абонентская поддержка сайта ${fromPrice(startingPrices.websiteSupport)} в\u00a0месяц: обновления, правки, резервные копии, контроль доступности. Ответ за ${inHours(promises.consultationHours)} в рабочее время, SLA ${sla}.`,
    keywords: [
      'поддержка сайта тарифы',
      'абонентское обслуживание сайта',
      'доработка сайта',
      'резервное копирование сайта',
      'SLA сайта',
      'сопровождение интернет-магазина',
    ],
  },
  lang: 'ru',
  service: { name: siteMap.websiteSupport.label, type: 'Техническая поддержка сайтов' },
  sections: [
    {
      kind: 'pageHero',
      eyebrow: 'Обновления, правки, безопасность',
      title: 'Сайт под присмотром каждый месяц',
      lead: 'Покупаете часы и тратите их на что нужно: правки, обновления, новые блоки. Берём сайты любых авторов после осмотра.',
      actions: [
        { label: 'Заказать поддержку', opens: 'projectQuiz', offer: 'website-support' },
        {
          label: 'Проверить мой сайт',
          opens: 'consultation',
          offer: 'website-support',
          interest: 'Поддержка сайтов, осмотр',
        },
      ],
      stats: [
        { value: inHours(promises.consultationHours), label: 'до ответа в рабочее время' },
        { value: `${planHours.premium}+\u00a0часов`, label: 'в старшем тарифе' },
        { value: sla, label: `SLA на тарифе ${premium.title}` },
      ],
      proof: {
        kind: 'availability',
        promised: { availability: promisedAvailability, plan: premium.title },
      },
    },
    {
      kind: 'packages',
      title: 'Тарифы',
      lead: 'Часы в тарифе общие для программиста, дизайнера и администратора: делить их заранее не нужно.',
      packages: [
        {
          ...offerCard('website-support/start'),
          description: 'Визитке или лендингу, где меняются цены и баннеры.',
          features: [
            'Обновление движка и модулей',
            'Правки текстов и картинок',
            'Еженедельные резервные копии',
          ],
          order: `Заказать ${start.title}`,
        },
        {
          ...offerCard('website-support/standard'),
          description: 'Корпоративному сайту, который живёт новостями и заявками.',
          features: [
            `Всё из ${start.title}`,
            'Новые блоки и страницы',
            'Ежедневные резервные копии',
            'Контроль форм и оплаты',
          ],
          popular: true,
          order: `Заказать ${standard.title}`,
        },
        {
          ...offerCard('website-support/optimal'),
          description: 'Магазину, где простой корзины виден по выручке.',
          features: [
            `Всё из ${standard.title}`,
            'Доработки каталога и корзины',
            'Постоянная тестовая копия',
            'Разбор скорости загрузки',
          ],
          order: `Заказать ${optimal.title}`,
        },
        {
          ...offerCard('website-support/premium'),
          description: 'Порталу и сервису с обязательствами перед собственными клиентами.',
          features: [
            `Всё из ${optimal.title}`,
            `SLA ${sla} в договоре`,
            'Закреплённый инженер',
            'Ежемесячный план развития',
          ],
          facts: [{ label: 'SLA', value: sla }],
          order: `Заказать ${premium.title}`,
        },
      ],
      note: `Доступность сайта круглосуточно проверяет робот, а люди отвечают на обращение в течение ${hoursLong(promises.consultationHours)} в рабочее время на любом тарифе.`,
    },
    { kind: 'comparison', of: 'supportPlans' },
    {
      kind: 'features',
      look: 'cards',
      title: 'На что уходят часы',
      items: [
        {
          icon: 'refresh',
          title: 'Обновления',
          text: 'Ставим заплатки движка и модулей сначала на временную копию, потом на рабочий сайт.',
          points: ['CMS, PHP, сертификаты', 'Откат, если что-то поехало'],
        },
        {
          icon: 'pen',
          title: 'Правки и доработки',
          text: 'От новой цены в прайсе до раздела с калькулятором и связи с CRM.',
          points: ['Оценка времени до начала', 'Показ до выкладки'],
        },
        {
          icon: 'shield',
          title: 'Безопасность и копии',
          text: 'Храним копии вне вашего хостинга и чистим сайт, если его взломали до нас.',
          points: ['Поиск чужого кода', 'Закрытие старых учётных записей'],
        },
        {
          icon: 'monitor',
          title: 'Наблюдение',
          text: `Робот круглые сутки открывает главную и поднимает тревогу, а на тарифе ${standard.title} и старших проверяет ещё форму и оплату.`,
          points: ['Доступность и время ответа', 'Сроки домена и сертификата'],
        },
      ],
    },
    {
      kind: 'features',
      look: 'list',
      title: 'Как мы ведём хозяйство',
      items: [
        {
          icon: 'document',
          title: 'Отчёт построчно',
          text: 'Задача, исполнитель, потраченное время. Спорную строку обсуждаем до оплаты.',
        },
        {
          icon: 'chat',
          title: 'Чат с инженером',
          text: 'Пишете тому, кто будет править код, без пересказа через менеджера.',
        },
        {
          icon: 'code',
          title: 'Каждая правка в истории',
          text: 'Изменения хранятся в Git: видно, кто, что и зачем поменял, и можно вернуть как было.',
        },
        {
          icon: 'lock',
          title: 'Пароли в хранилище',
          text: 'Доступы зашифрованы и выданы поимённо; ушёл сотрудник — ушли и его ключи.',
        },
        {
          icon: 'handshake',
          title: 'Переговоры с хостингом',
          text: 'Сами пишем в поддержку провайдера, банка и регистратора и доводим дело до ответа.',
        },
        {
          icon: 'briefcase',
          title: 'Уйти легко',
          text: 'Если решите сменить подрядчика, передадим код, копии и опись доступов.',
        },
      ],
    },
    {
      kind: 'testimonials',
      look: 'pair',
      title: 'После первых обращений',
      items: [
        {
          name: 'Асель Бейшеналиева',
          position: 'Администратор магазина',
          company: 'Балажан',
          content:
            'В разгар распродажи перестала проходить оплата. Через сорок минут после письма мне перезвонили, к вечеру деньги снова шли. Виноват был банк, но переписку с ним тоже взяли на себя.',
          rating: 5,
          avatar: '🧕🏻',
        },
        {
          name: 'Игорь Сафонов',
          position: 'Директор по развитию',
          company: 'Промснаб Азия',
          content:
            'В первый месяц половина часов ушла на долги прежнего подрядчика. Было обидно, но в отчёте это расписали построчно. Со второго месяца те же десять часов идут на новое.',
          rating: 4,
          avatar: '👨🏼‍🔧',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Частые вопросы',
      lead: 'Что спрашивают до первого месяца.',
      facts: [foreignSites, supportPlanChoice, oneOff, responseTime, siteHacked, changeContractor],
    },
    {
      kind: 'callToAction',
      title: 'Пришлите адрес сайта',
      lead: 'Осмотрим его: версии, копии, скорость, чужие скрипты. Напишем, что требует внимания и сколько часов это займёт.',
      actions: [
        {
          label: 'Проверить мой сайт',
          opens: 'consultation',
          offer: 'website-support',
          interest: 'Поддержка сайтов, осмотр',
        },
        { label: 'Выбрать тариф', opens: 'projectQuiz', offer: 'website-support' },
      ],
    },
  ],
}
