import type { Testimonial } from '../model/sections'
import { siteMap } from '../site-map.ts'

/* What the clients of the cases say: on the home page and on the pages of their cases. */

export const nurRetailQuote: Testimonial = {
  name: 'Айжан Сыдыкова',
  position: 'Руководитель интернет-магазина',
  company: siteMap.nurRetailCase.label,
  content:
    'Менять магазин перед сезоном было страшно: каталог, скидки, остатки из 1С. Переключились за выходные, в понедельник менеджеры работали как обычно. Звонить покупателю и извиняться, что платье уже продали в зале, почти не приходится.',
  rating: 5,
  avatar: '👩🏻‍💻',
}

export const tulparQuote: Testimonial = {
  name: 'Бакыт Осмонов',
  position: 'Директор по перевозкам',
  company: siteMap.tulparLogisticsCase.label,
  content:
    'Раньше в грозу я звонил узнать, жив ли сервер под лестницей. Систему перенесли в облако по ночам, ни один рейс не встал. Диспетчер видит машину почти сразу, а филиал в Оше подключили за день.',
  rating: 5,
  avatar: '👨🏻‍💼',
}

export const manatQuote: Testimonial = {
  name: 'Тимур Рахимов',
  position: 'Технический директор',
  company: siteMap.manatPayCase.label,
  content:
    'Просили API, который не ляжет в день зарплат. Получили его, документацию, по которой первый партнёр подключился без единого звонка, и нагрузочный тест. Тест теперь гоняем перед каждым релизом.',
  rating: 5,
  avatar: '🧑🏽‍💻',
}

export const akmedQuote: Testimonial = {
  name: 'Гульнара Абдыкадырова',
  position: 'Главный врач',
  company: siteMap.akmedCase.label,
  content:
    'Регистратура держалась на телефоне и таблице, которую боялись закрыть. Онлайн-запись сделали так, что ею пользуются и пациенты за шестьдесят. Отдельно спасибо за то, что отговорили от половины функций, о которых я просила вначале.',
  rating: 5,
  avatar: '👩🏻‍⚕️',
}
