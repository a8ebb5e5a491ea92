-- Demo data: invented people and companies on reserved domains. Running it again adds nothing and
-- changes nothing. Assignees are the demo accounts, where they exist.

with person (email, name, phone, company) as (
  values
    ('nurlan@ala-market.example', 'Нурлан Абдыкадыров', '+996 555 210 314', 'ОсОО «Ала-Маркет»'),
    ('voroncova@medlinia.example', 'Елена Воронцова', '+996 700 418 226', 'Клиника «Медлиния»'),
    ('bakyt@mail.example', 'Бакыт Осмонов', '+996 772 903 115', null),
    ('azamat@toolor-cargo.example', 'Азамат Токтогулов', '+996 550 667 402', 'ОсОО «Тоолор Карго»'),
    ('olga@sever-stroi.example', 'Ольга Литвиненко', '+996 703 128 850', 'СК «Север-Строй»'),
    ('meerim@ayil-agro.example', 'Мээрим Жумабаева', '+996 777 340 091', 'Кооператив «Айыл Агро»'),
    ('kim@finbridge.example', 'Дмитрий Ким', '+996 509 774 630', 'ЗАО «Финбридж»'),
    ('pavlenko@domtepla.example', 'Сергей Павленко', '+996 555 801 247', 'Магазин «Дом тепла»'),
    ('gulnara@bilim-center.example', 'Гульнара Исакова', '+996 704 556 318', 'Учебный центр «Билим»'),
    ('anna@shevchuk-travel.example', 'Анна Шевчук', '+996 776 092 473', 'Турагентство «Шелковый путь»')
)
insert into public.customers (email, name, phone, company, created_at, last_seen_at)
select email, name, phone, company, now() - interval '20 days', now() - interval '1 hour'
from person
on conflict (email) do nothing;

with assignee (name, user_id) as (
  select split_part(p.email, '@', 1), p.user_id
  from public.profiles p
  join public.user_roles r on r.user_id = p.user_id and r.role in ('staff', 'admin')
  where p.email in ('staff@kerege.example', 'admin@kerege.example')
),
request (number, age, source, from_email, status, assignee, interest, page, utm, lead, answers, wish) as (
  values
    (1, interval '40 minutes', 'consultation', 'nurlan@ala-market.example', 'new', null,
      'Интернет-магазин', '/web-development',
      '{"source": "google", "medium": "cpc", "campaign": "magazin-bishkek"}',
      '{"projectType": "web", "budget": "1m-3m"}',
      E'Тип проекта: Веб-разработка\nБюджет: $10,000–$30,000',
      'Три супермаркета в Бишкеке, хотим доставку продуктов через сайт. Остатки ведём в 1С, '
        || 'оплата картой и через MBank. Запуск нужен до Нового года.'),
    (2, interval '2 hours', 'project_quiz', 'voroncova@medlinia.example', 'new', null,
      null, '/mobile-apps-development', null,
      '{"projectType": "mobile-app", "timeline": "6-months", "budget": "3m", "priority": "quality", "team": "no-team"}',
      E'Тип проекта: Мобильное приложение\nСрок: До 6 месяцев\nБюджет: $10,000–$30,000\nПриоритет: Качество\nКоманда: Нет команды',
      'Запись к врачу, результаты анализов и напоминания о приёме лекарств. Пациентов около 12 тысяч.'),
    (3, interval '5 hours', 'consultation', 'bakyt@mail.example', 'new', null,
      null, '/', null, '{}', '', null),
    (4, interval '26 hours', 'project_quiz', 'azamat@toolor-cargo.example', 'in_progress', 'staff',
      null, '/custom-saas', '{"source": "telegram", "medium": "social"}',
      '{"projectType": "enterprise", "timeline": "3-months", "budget": "5m", "priority": "speed", "team": "partial-team"}',
      E'Тип проекта: Корпоративная система\nСрок: До 3 месяцев\nБюджет: $30,000–$50,000\nФункции: Админ-панель, Интеграции с API, Аналитика и отчёты\nПриоритет: Скорость\nКоманда: Частичная',
      'Учёт рейсов и водителей сейчас в таблицах. Нужны заявки, маршруты, путевые листы и отчёт для бухгалтерии.'),
    (5, interval '31 hours', 'consultation', 'olga@sever-stroi.example', 'in_progress', 'admin',
      'Поддержка сайтов — Стандарт', '/website-support', null,
      '{"projectType": "web", "budget": "100k-500k"}',
      E'Тип проекта: Веб-разработка\nБюджет: $1,000–$5,000',
      'После обновления хостинга перестали приходить заявки с формы. Нужна срочная помощь и дальше поддержка.'),
    (6, interval '2 days', 'consultation', 'meerim@ayil-agro.example', 'processed', 'staff',
      'SEO-продвижение', '/seo-promotion', null, '{"projectType": "web", "budget": "discuss"}',
      E'Тип проекта: Веб-разработка\nБюджет: Обсудить',
      'Продаём мёд и сухофрукты в Казахстан и Россию. В поиске нас не видно, хотим понять, с чего начать.'),
    (7, interval '3 days', 'project_quiz', 'kim@finbridge.example', 'completed', 'staff',
      null, '/api-development', '{"source": "newsletter", "medium": "email", "campaign": "api"}',
      '{"projectType": "api", "timeline": "3-months", "budget": "3m", "priority": "scalability", "team": "full-team"}',
      E'Тип проекта: API и интеграции\nСрок: До 3 месяцев\nБюджет: $10,000–$30,000\nФункции: Интеграции с API, Уведомления\nПриоритет: Масштабируемость\nКоманда: Полная',
      'Шлюз между нашей процессинговой системой и тремя банками. Нужны документация и нагрузочные испытания.'),
    (8, interval '4 days', 'consultation', 'olga@sever-stroi.example', 'processed', 'staff',
      null, '/cases', null, '{"projectType": "web", "budget": "500k-1m"}',
      E'Тип проекта: Веб-разработка\nБюджет: $5,000–$10,000',
      'Понравился ваш проект для застройщика. Хотим такой же каталог квартир с выбором на плане этажа.'),
    (9, interval '6 days', 'project_quiz', 'pavlenko@domtepla.example', 'completed', 'admin',
      'Контекстная реклама', '/contextual-advertising', '{"source": "yandex", "medium": "cpc"}',
      '{"projectType": "ecommerce", "timeline": "1-month", "budget": "1m", "priority": "cost", "team": "no-team"}',
      E'Тип проекта: Интернет-магазин\nСрок: До 1 месяца\nБюджет: $5,000–$10,000\nПриоритет: Стоимость\nКоманда: Нет команды',
      'Котлы и радиаторы, 800 товаров. Нужен простой магазин к отопительному сезону и реклама.'),
    (10, interval '9 days', 'consultation', 'gulnara@bilim-center.example', 'in_progress', 'staff',
      'Мобильное приложение', '/mobile-apps', null, '{"projectType": "mobile", "budget": "500k-1m"}',
      E'Тип проекта: Мобильное приложение\nБюджет: $5,000–$10,000',
      'Расписание, домашние задания и оплата занятий для родителей. Языки: кыргызский и русский.'),
    (11, interval '12 days', 'consultation', 'nurlan@ala-market.example', 'completed', 'admin',
      'Брендинг — Стандартный', '/branding', null, '{"projectType": "other", "budget": "100k-500k"}',
      E'Тип проекта: Другое\nБюджет: $1,000–$5,000',
      'Обновить логотип сети и оформить вывески. Старый знак хотим оставить узнаваемым.'),
    (12, interval '20 days', 'project_quiz', 'anna@shevchuk-travel.example', 'completed', 'staff',
      null, '/blog/telegram-automation', null,
      '{"projectType": "web-app", "timeline": "flexible", "budget": "500k", "priority": "design", "team": "consulting"}',
      E'Тип проекта: Веб-приложение\nСрок: Гибкие сроки\nБюджет: до $5,000\nПриоритет: Дизайн\nКоманда: Нужна консультация',
      'Бот в Telegram, который подбирает тур по датам и бюджету и передаёт заявку менеджеру.')
)
insert into public.emails (
  id, submission_id, source, customer_id, from_email, to_email, subject, body,
  status, assigned_to_user_id, interest, page_url, utm, lead, created_at, received_at
)
select
  ('5eed0000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid,
  ('5eed0000-0000-4000-8001-' || lpad(number::text, 12, '0'))::uuid,
  source::public.lead_source,
  c.id,
  c.email,
  'leads@kerege.example',
  case source
    when 'consultation' then 'Заявка на консультацию: '
    else 'Заявка на проект: '
  end || concat_ws(', ', c.name, c.company),
  concat_ws(
    E'\n\n',
    E'КОНТАКТЫ\n' || concat_ws(
      E'\n', 'Имя: ' || c.name, 'Email: ' || c.email, 'Телефон: ' || c.phone, 'Компания: ' || c.company
    ),
    E'ПРОЕКТ\n' || nullif(
      concat_ws(E'\n', 'Интересует: ' || interest, nullif(answers, ''), E'Описание:\n' || wish), ''
    ),
    E'ИСТОЧНИК\nСтраница: https://kerege.example' || page
  ),
  status::public.email_status,
  a.user_id,
  interest,
  'https://kerege.example' || page,
  utm::jsonb,
  jsonb_strip_nulls(
    jsonb_build_object(
      'name', c.name, 'email', c.email, 'phone', c.phone, 'company', c.company, 'description', wish
    )
  ) || lead::jsonb,
  now() - age,
  now() - age
from request
join public.customers c on c.email = from_email
left join assignee a on a.name = assignee
on conflict do nothing;

-- Two letters that came by mail rather than through a form: one in HTML, with what a letter may bring
-- along (a remote picture, a script), and one with nothing in it.
insert into public.emails (
  id, from_email, to_email, subject, body, html_content, created_at, received_at
)
values
  (
    '5eed0000-0000-4000-8000-000000000013',
    'karina@hosting-partner.example',
    'hello@kerege.example',
    'Новые тарифы для партнёров с 1 декабря',
    E'Здравствуйте!\n\nС 1 декабря для партнёров действует скидка 15% на облачные серверы. Условия и расчёт — на нашем сайте.\n\nКарина Белова',
    '<h1 style="color: #0f766e">Новые тарифы для партнёров</h1>'
      || '<p>Здравствуйте! С <b>1 декабря</b> для партнёров действует скидка 15% на облачные серверы.</p>'
      || '<table><tr><th>Сервер</th><th>Цена</th></tr><tr><td>2 ядра, 4 ГБ</td><td>2 100 ₽</td></tr></table>'
      || '<p><a href="https://hosting-partner.example/tariffs">Условия и расчёт</a></p>'
      || '<img src="https://hosting-partner.example/open.gif" alt="Карина Белова">'
      || '<script>document.title = "?"</script>',
    now() - interval '7 hours',
    now() - interval '7 hours'
  ),
  (
    '5eed0000-0000-4000-8000-000000000014',
    null, null, null, null, null,
    now() - interval '3 days 4 hours',
    now() - interval '3 days 4 hours'
  )
on conflict do nothing;

insert into public.consents (id, email_id, customer_id, text_version, page_url, given_at)
select
  replace(e.id::text, '-8000-', '-8002-')::uuid,
  e.id, e.customer_id, '2024-01-09', e.page_url, e.created_at
from public.emails e
where e.id::text like '5eed0000-0000-4000-8000-%' and e.customer_id is not null
on conflict do nothing;

-- The managers were told of every request but one, whose mail the provider refused.
insert into public.outbox (
  id, email_id, kind, to_email, reply_to, subject, text_body,
  status, attempts, next_attempt_at, last_error, provider_message_id, created_at, sent_at
)
select
  replace(e.id::text, '-8000-', '-8003-')::uuid,
  e.id, 'lead_notification', e.to_email, e.from_email, e.subject, e.body,
  (case when failed then 'failed' else 'sent' end)::public.outbox_status,
  case when failed then 8 else 1 end,
  e.created_at,
  case when failed then '550 5.1.1 Mailbox unavailable' end,
  case when not failed then 'demo-' || right(e.id::text, 2) end,
  e.created_at,
  case when not failed then e.created_at + interval '3 seconds' end
from public.emails e
cross join lateral (select e.from_email = 'bakyt@mail.example' as failed) delivery
where e.id::text like '5eed0000-0000-4000-8000-%' and e.source is not null
on conflict do nothing;
