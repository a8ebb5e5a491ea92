import { namedClientsEn } from '../clients'
import { inHours } from '@contracts/russian.ts'
import { consultingStages, assessmentHours } from '../stages'
import { apiQuickStart, apiTerms } from '../prices'
import { termTextEn } from '../term-en'
import type { Fact } from './fact'
import { siteMap } from '../site-map.ts'

export const apiTerm: Fact = {
  question: 'Сколько делается API?',
  asks: [
    'сроки разработки api',
    'быстрый api для мвп',
    'что такое api quick start',
    'How long does an API take?',
    'когда будет готов бэкенд',
    'как долго делать интеграционный слой',
  ],
  answer: `Анализ — ${apiTerms.analysis.text}, разработка — ${apiTerms.development.text}, тестирование — ${apiTerms.testing.text}, развёртывание — ${apiTerms.deployment.text}. ${apiQuickStart} — главный сценарий целиком — за ${apiTerms.quickStart.text}.`,
  answerEn: `Analysis takes ${termTextEn(apiTerms.analysis)}, development ${termTextEn(apiTerms.development)}, testing ${termTextEn(apiTerms.testing)}, deployment ${termTextEn(apiTerms.deployment)}. ${apiQuickStart}, the whole main scenario, takes ${termTextEn(apiTerms.quickStart)}.`,
  to: '/api-development',
}

export const apiPrice: Fact = {
  question: 'Сколько стоит API, облако, DevOps или консалтинг?',
  asks: [
    'почему нет цены на api',
    'цена разработки api',
    'прайс на devops',
    'How much is an API?',
    'хочу узнать бюджет на интеграционный сервер',
    'на странице про облако нет суммы',
    'прайса на девопс не нашёл',
    'how much is api development',
    'посчитайте миграцию',
  ],
  answer:
    'Цен на них на сайте нет, их считают по задаче. Начать можно без денег: экспресс-оценка переезда и аудит DevOps бесплатны, первая консультация — тоже.',
  answerEn:
    'They have no published prices; it depends on the task. You can begin for free: an assessment of the move to the cloud, a DevOps audit and the first consultation.',
  to: '/services',
}

export const apiDocs: Fact = {
  question: 'Будет ли документация к API?',
  asks: [
    'swagger будет?',
    'openapi описание есть',
    'документация для партнёров',
    'песочница для партнёра',
    'Will there be API documentation?',
    'описание методов для чужих разработчиков',
    'спецификация будет?',
    'do you provide api documentation',
  ],
  answer:
    'Да: она собирается из кода, запросы можно отправлять прямо со страницы. Контракт описываем до разработки и можем показать вашим партнёрам.',
  answerEn:
    'Yes: it is generated from the code, and requests can be sent right from the page. We write the API contract before development and can show it to your partners.',
  to: '/api-development',
}

export const saasBuild: Fact = {
  question: 'Делаете ли вы SaaS-сервисы?',
  asks: [
    'хочу свой saas',
    'сервис по подписке сделать',
    'платформа с подпиской',
    'онлайн сервис для клиник',
    'Can you build a SaaS?',
    'онлайн-сервис с тарифами и оплатой',
    'платный сервис по подписке с нуля',
    'build a subscription product',
  ],
  answer: `Да: в кейсе «${siteMap.akmedCase.label}» программа одной клиники выросла в подписной сервис. Отдельной цены SaaS на сайте нет, её считают по задаче.`,
  answerEn: `Yes: in the ${namedClientsEn[siteMap.akmedCase.label]} case a program of one clinic became a subscription service. The price depends on the task and is not published.`,
  to: '/saas-consulting',
}

export const consulting: Fact = {
  question: 'Что такое SaaS-консалтинг и сколько он длится?',
  asks: [
    'сколько длится консалтинг',
    'аудит saas продукта',
    'анализ за 24 часа как',
    'What is SaaS consulting?',
    'разберите наш продукт и скажите что не так',
    'экспертиза подписочной модели',
    'помогите с тарифами сервиса',
    'product audit for a startup',
    'What does SaaS consulting include and what do we get at the end?',
  ],
  answer: `Разбор продукта, тарифов, метрик и архитектуры: анализ — ${consultingStages.analysis.text}, стратегия — ${consultingStages.strategy.text}, внедрение — ${consultingStages.rollout.text}. Экспресс-аудит покажет главные потери за ${inHours(assessmentHours.saas)}.`,
  answerEn: `A review of the product, pricing plans, metrics and architecture: analysis takes ${termTextEn(consultingStages.analysis)}, strategy ${termTextEn(consultingStages.strategy)}, implementation ${termTextEn(consultingStages.rollout)}. An express audit shows the main losses in ${assessmentHours.saas}\u00a0hours.`,
  to: '/saas-consulting',
}

export const foreignApi: Fact = {
  question: 'Подключите ли вы чужой API: банк, кассу, госуслуги?',
  asks: [
    'интеграция с банком по api',
    'подключить онлайн кассу',
    'связать с тундуком',
    'api 1с подключить',
    'Can you integrate a bank API?',
    'стыковка с налоговой',
    'обмен с банком',
    'есть апи поставщика, подключите',
    'connect a third-party api',
    'тундук, есиа',
  ],
  answer:
    'Да, с банками, кассами, госуслугами и 1С мы соединяем. Нужна ссылка на документацию: по ней видно, где подвох.',
  answerEn:
    'Yes, we connect banks, cash registers, public services and 1C. Send a link to the documentation: it shows where the catch is.',
  to: '/api-development',
}
