import { apiFigures } from '../figures'
import { apiDocs, foreignApi } from '../facts/api-and-saas'
import { restOrGraphql } from '../facts/choices'
import { load } from '../facts/technologies'
import type { PageContent } from '../model/page'
import { apiQuickStart, apiTerms } from '../prices'
import { siteMap } from '../site-map.ts'

export const apiDevelopment: PageContent = {
  head: {
    title: 'Разработка API: REST, GraphQL, gRPC, WebSocket',
    description: `Проектируем и пишем API под ${apiFigures.load} запросов в секунду с доступностью ${apiFigures.availability}. Документация, тесты, мониторинг. ${apiQuickStart}: рабочий MVP за ${apiTerms.quickStart.text}.`,
    keywords: [
      'разработка API',
      'REST API на заказ',
      'GraphQL разработка',
      'gRPC микросервисы',
      'WebSocket сервер',
      'интеграция по API',
    ],
  },
  lang: 'ru',
  service: { name: siteMap.apiDevelopment.label, type: 'Разработка и интеграция API' },
  sections: [
    {
      kind: 'pageHero',
      eyebrow: 'REST, GraphQL, gRPC, WebSocket',
      title: 'API, к которому подключаются без звонков',
      lead: 'Пишем интерфейсы для партнёров, мобильных приложений и внутренних сервисов. Документация рождается вместе с кодом и не расходится с ним.',
      actions: [
        { label: 'Обсудить API проект', opens: 'projectQuiz', offer: 'api-development' },
        { label: 'Примеры API', to: '/cases#manat-pay' },
      ],
      stats: [
        { value: apiFigures.load, label: 'запросов в секунду' },
        { value: apiFigures.availability, label: 'доступность' },
        { value: '4', label: 'протокола на выбор' },
      ],
      proof: { kind: 'request' },
    },
    {
      kind: 'features',
      look: 'cards',
      title: 'Какой протокол вам подойдёт',
      lead: 'Выбор зависит от того, кто будет вызывать API и как часто.',
      items: [
        {
          icon: 'link',
          title: 'REST',
          text: 'Понятные адреса и обычный HTTP. Партнёр попробует запрос в браузере и сразу увидит ответ.',
          points: ['Описание в OpenAPI', 'Кеширование средствами HTTP', 'Вебхуки о событиях'],
          note: 'Для открытого API и интеграций с партнёрами',
        },
        {
          icon: 'graph',
          title: 'GraphQL',
          text: 'Клиент сам перечисляет нужные поля, лишнее по мобильной сети не летит.',
          points: [
            'Одна схема на все клиенты',
            'Ограничение сложности запроса',
            'Подписки на изменения',
          ],
          note: 'Для приложений, где много разных экранов',
        },
        {
          icon: 'cpu',
          title: 'gRPC',
          text: 'Двоичный формат и строгий договор между сервисами: ошибку в типе ловит сборка.',
          points: ['Контракты в Protocol Buffers', 'Потоки в обе стороны', 'Генерация клиентов'],
          note: 'Для микросервисов внутри одной системы',
        },
        {
          icon: 'zap',
          title: 'WebSocket',
          text: 'Соединение остаётся открытым, и сервер сообщает о событии сам, без опроса.',
          points: [
            'Восстановление после обрыва',
            'Комнаты и подписки',
            'Доставка с подтверждением',
          ],
          note: 'Для чатов, бирж и отслеживания на карте',
        },
      ],
    },
    {
      kind: 'features',
      look: 'list',
      title: 'Что внутри любого нашего API',
      items: [
        {
          icon: 'document',
          title: 'Живая документация',
          text: 'Описание собирается из кода, запросы можно отправлять прямо со страницы.',
        },
        {
          icon: 'lock',
          title: 'Авторизация и права',
          text: 'OAuth 2.0, ключи партнёров и области доступа; отозвать ключ можно в один клик.',
        },
        {
          icon: 'refresh',
          title: 'Версии без поломок',
          text: 'Старая версия живёт объявленный срок, проверка совместимости встроена в сборку.',
        },
        {
          icon: 'gauge',
          title: 'Лимиты и квоты',
          text: 'Один шумный клиент не займёт чужую долю: у каждого ключа своя квота.',
        },
        {
          icon: 'shield',
          title: 'Повтор без дублей',
          text: 'Ключ идемпотентности гарантирует, что платёж, отправленный дважды, спишется один раз.',
        },
        {
          icon: 'monitor',
          title: 'Наблюдение',
          text: 'Время ответа, доля ошибок и след каждого запроса через все сервисы на общей панели.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'Этапы и сроки',
      steps: [
        {
          title: 'Анализ',
          duration: apiTerms.analysis,
          text: 'Выясняем, кто и зачем будет обращаться к API, и описываем контракт. Его можно показать партнёрам до разработки.',
          deliverables: ['Контракт API', 'Модель данных', 'Оценка нагрузки'],
        },
        {
          title: 'Разработка',
          duration: apiTerms.development,
          text: 'Методы выходят группами на тестовый стенд, фронтенд подключается к ним, не дожидаясь конца.',
          deliverables: ['Рабочий стенд', 'Документация', 'Клиентские библиотеки'],
        },
        {
          title: 'Тестирование',
          duration: apiTerms.testing,
          text: 'Проверяем контракт, права и поведение под нагрузкой, намеренно отключаем базу и соседние сервисы.',
          deliverables: ['Отчёт о нагрузке', 'Набор автотестов'],
        },
        {
          title: 'Развёртывание',
          duration: apiTerms.deployment,
          text: 'Выкладываем без остановки, настраиваем оповещения и дежурим, пока трафик не выровняется.',
          deliverables: [
            'Конвейер выкладки',
            'Панель со временем ответа',
            'Инструкция на случай аварии',
          ],
        },
      ],
    },
    {
      kind: 'tags',
      title: 'Инструменты',
      lead: 'Открытые форматы и инструменты: с ними справится любая команда, которая примет API после нас.',
      groups: [
        { title: 'Контракты', tags: ['OpenAPI', 'GraphQL SDL', 'Protocol Buffers', 'AsyncAPI'] },
        { title: 'Проверка', tags: ['Postman', 'Pact', 'Schemathesis', 'k6'] },
        { title: 'Вход и права', tags: ['OAuth\u00a02.0', 'OpenID Connect', 'mTLS', 'Keycloak'] },
        { title: 'Очереди и события', tags: ['Kafka', 'RabbitMQ', 'NATS', 'Redis Streams'] },
      ],
      action: { label: 'Все технологии', to: '/technologies' },
    },
    {
      kind: 'featuredCases',
      title: 'API под мобильным кошельком',
      lead: 'Ядро платежей отделено от приложения: повтор запроса не спишет деньги второй раз.',
      ids: ['manat-pay'],
    },
    {
      kind: 'spotlight',
      badge: apiQuickStart,
      title: `MVP вашего API за ${apiTerms.quickStart.text}`,
      text: 'Для случаев, когда партнёр ждёт, а приложению нужен сервер. Берём главный сценарий и делаем его целиком, от авторизации до мониторинга.',
      points: [
        'Методы главного сценария и песочница для партнёра',
        'Вход по ключам, лимиты, журнал запросов',
        'Документация с примерами вызовов',
        'Код, который дальше растёт, а не выбрасывается',
      ],
      term: apiTerms.quickStart,
      facts: [{ label: 'Код', value: 'Принадлежит вам' }],
      action: {
        label: `Заказать ${apiQuickStart}`,
        opens: 'projectQuiz',
        offer: 'api-development/quick-start',
      },
    },
    {
      kind: 'faq',
      title: 'Частые вопросы',
      facts: [restOrGraphql, load, foreignApi, apiDocs],
    },
    {
      kind: 'callToAction',
      title: 'Есть чужой API, с которым никак не подружиться?',
      lead: 'Банки, кассы, госуслуги, 1С. Пришлите ссылку на документацию, посмотрим, где подвох.',
      actions: [
        { label: 'Получить консультацию', opens: 'consultation', offer: 'api-development' },
        { label: 'Начать проект', opens: 'projectQuiz', offer: 'api-development' },
      ],
    },
  ],
}
