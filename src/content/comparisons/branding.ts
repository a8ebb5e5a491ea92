import { brandingFigures } from '../figures.ts'
import type { Comparison } from './comparison'

const { concepts, brandbook } = brandingFigures

export const brandingPackages: Comparison = {
  title: 'Что понадобится бренду',
  lead: 'Отметьте, что будете печатать и показывать: пакет и цена найдутся сами.',
  choice: {
    offers: ['branding/basic', 'branding/standard', 'branding/premium'],
    ticks: [
      { label: 'Знак и цвета', from: 'branding/basic' },
      { label: 'Визитка', from: 'branding/basic' },
      { label: 'Паттерн', from: 'branding/standard' },
      { label: 'Шаблоны постов', from: 'branding/standard' },
      { label: 'Вывеска и бланки', from: 'branding/standard' },
      { label: 'Имя и слоган', from: 'branding/premium' },
      { label: 'Упаковка', from: 'branding/premium' },
      { label: 'Надзор за тиражом', from: 'branding/premium' },
    ],
  },
  table: {
    columns: ['branding/basic', 'branding/standard', 'branding/premium'],
    rows: [
      { label: 'Концепции знака', cells: [concepts.basic, concepts.standard, concepts.premium] },
      { label: 'Брендбук', cells: [brandbook.basic, brandbook.standard, brandbook.premium] },
      { label: 'Фирменная графика и паттерн', cells: [false, true, true] },
      { label: 'Шаблоны презентации и постов', cells: [false, true, true] },
      { label: 'Вывеска и деловые бумаги', cells: [false, true, true] },
      { label: 'Исследование рынка и интервью', cells: [false, false, true] },
      { label: 'Имя, слоган и тон общения', cells: [false, false, true] },
      { label: 'Упаковка, форма и навигация', cells: [false, false, true] },
      { label: 'Авторский надзор за тиражом', cells: [false, false, true] },
      { label: 'Исходники в векторе', cells: [true, true, true] },
      { label: 'Палитра и пара шрифтов', cells: [true, true, true] },
      { label: 'Визитка и аватар', cells: [true, true, true] },
    ],
  },
}
