import { guarantees } from '../figures.ts'
import type { Comparison } from './comparison'

export const packagedApps: Comparison = {
  title: 'Что должно уметь приложение',
  lead: 'Отметьте нужное: скажем, какой пакет это умеет, сколько стоит и сколько ждать.',
  choice: {
    offers: [
      'mobile-apps-development/simple',
      'mobile-apps-development/business',
      'mobile-apps-development/enterprise',
    ],
    ticks: [
      { label: 'Вход по номеру', from: 'mobile-apps-development/simple', feature: 'user-auth' },
      { label: 'Уведомления', from: 'mobile-apps-development/simple', feature: 'notifications' },
      { label: 'Свой дизайн', from: 'mobile-apps-development/business' },
      { label: 'Оплата', from: 'mobile-apps-development/business', feature: 'payments' },
      {
        label: '1С или CRM',
        from: 'mobile-apps-development/business',
        feature: 'api-integrations',
      },
      {
        label: 'Панель менеджера',
        from: 'mobile-apps-development/business',
        feature: 'admin-panel',
      },
      { label: 'Работа без сети', from: 'mobile-apps-development/enterprise' },
      { label: 'Второй язык', feature: 'multilingual' },
    ],
  },
  table: {
    columns: [
      'mobile-apps-development/simple',
      'mobile-apps-development/business',
      'mobile-apps-development/enterprise',
    ],
    rows: [
      { label: 'Экраны', cells: ['готовый набор', 'свой дизайн', 'свой дизайн'] },
      { label: 'Вход', cells: ['по номеру', 'по номеру', 'единый (SSO)'] },
      { label: 'Оплата картой, Apple\u00a0Pay и по QR', cells: [false, true, true] },
      { label: 'Обмен данными', cells: [false, '1С или CRM', 'внутренние системы'] },
      { label: 'Панель управления', cells: [false, true, true] },
      { label: 'Аналитика по шагам заказа', cells: [false, true, true] },
      { label: 'Работа без сети', cells: [false, false, true] },
      { label: 'Роли и журнал действий', cells: [false, false, true] },
      { label: 'Нагрузочное тестирование', cells: [false, false, true] },
      { label: 'Установка', cells: ['из магазинов', 'из магазинов', 'и через MDM'] },
      { label: 'iOS и Android', cells: [true, true, true] },
      { label: 'Push-уведомления', cells: [true, true, true] },
      { label: 'Гарантия', cells: [guarantees.apps, guarantees.apps, guarantees.apps] },
    ],
  },
}
