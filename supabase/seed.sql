-- Invented people on reserved domains. Running it again changes nothing. Assignees: the demo accounts, if they exist.

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
    ('anna@shevchuk-travel.example', 'Анна Шевчук', '+996 776 092 473', 'Турагентство «Шелковый путь»'),
    ('saltanat@juka-atelier.example', 'Салтанат Мамытова', '+996 559 214 880', 'Ателье «Жука»')
)
insert into public.customers (email, name, phone, company, created_at, last_seen_at)
select email, name, phone, company, now() - interval '20 days', now() - interval '1 hour'
from person
on conflict (email) do nothing;

with assignee (name, user_id) as (
  select split_part(p.email, '@', 1), p.user_id
  from public.profiles p
  join public.user_roles r on r.user_id = p.user_id and r.role in ('staff', 'admin')
  where split_part(p.email, '@', 1) in ('staff', 'admin')
),
request (
  number, age, handled_after, source, from_email, status, assignee, interest, page, utm, lead, answers, wish
) as (
  values
    (1, interval '40 minutes', null::interval, 'consultation', 'nurlan@ala-market.example', 'new', null,
      'Интернет-магазин', '/web-development',
      '{"source": "google", "medium": "cpc", "campaign": "magazin-bishkek"}',
      '{"projectType": "web", "budget": "1m-3m"}',
      E'Тип проекта: Веб-разработка\nБюджет: $10,000–$30,000',
      'Три супермаркета в Бишкеке, хотим доставку продуктов через сайт. Остатки ведём в 1С, '
        || 'оплата картой и через MBank. Запуск нужен до Нового года.'),
    (15, interval '97 minutes', null, 'consultation', 'saltanat@juka-atelier.example', 'new', null,
      'Сайт-визитка', '/web-development', null, '{"projectType": "web", "budget": "100k-500k"}',
      E'Тип проекта: Веб-разработка\nБюджет: $1,000–$5,000',
      'Показать коллекции и записывать на примерку. Фотографии есть, тексты нужно написать.'),
    (2, interval '2 hours', null, 'project_quiz', 'voroncova@medlinia.example', 'new', null,
      null, '/mobile-apps-development', null,
      '{"projectType": "mobile-app", "timeline": "6-months", "budget": "3m", "priority": "quality", "team": "no-team"}',
      E'Тип проекта: Мобильное приложение\nСрок: До 6 месяцев\nБюджет: $10,000–$30,000\nПриоритет: Качество\nКоманда: Нет команды',
      'Запись к врачу, результаты анализов и напоминания о приёме лекарств. Пациентов около 12 тысяч.'),
    (3, interval '5 hours', null, 'consultation', 'bakyt@mail.example', 'new', null,
      null, '/', null, '{}', '', null),
    (4, interval '26 hours', null, 'project_quiz', 'azamat@toolor-cargo.example', 'in_progress', 'staff',
      null, '/custom-saas', '{"source": "telegram", "medium": "social"}',
      '{"projectType": "enterprise", "timeline": "3-months", "budget": "5m", "priority": "speed", "team": "partial-team"}',
      E'Тип проекта: Корпоративная система\nСрок: До 3 месяцев\nБюджет: $30,000–$50,000\nФункции: Админ-панель, Интеграции с API, Аналитика и отчёты\nПриоритет: Скорость\nКоманда: Частичная',
      'Учёт рейсов и водителей сейчас в таблицах. Нужны заявки, маршруты, путевые листы и отчёт для бухгалтерии.'),
    (5, interval '31 hours', null, 'order', 'olga@sever-stroi.example', 'in_progress', 'admin',
      'Поддержка сайтов, тариф «STANDARD»', '/website-support', null,
      '{"offer": "website-support/standard", "order": "Поддержка сайтов, тариф «STANDARD»", "price": "23 000 ₽ в месяц"}',
      'Цена: 23 000 ₽ в месяц',
      'После обновления хостинга перестали приходить заявки с формы. Нужна срочная помощь и дальше поддержка.'),
    (6, interval '2 days', interval '50 minutes', 'consultation', 'meerim@ayil-agro.example', 'processed', 'staff',
      'SEO-продвижение', '/seo-promotion', null, '{"projectType": "web", "budget": "discuss"}',
      E'Тип проекта: Веб-разработка\nБюджет: Обсудить',
      'Продаём мёд и сухофрукты в Казахстан и Россию. В поиске нас не видно, хотим понять, с чего начать.'),
    (7, interval '3 days', interval '18 hours', 'project_quiz', 'kim@finbridge.example', 'completed', 'staff',
      null, '/api-development', '{"source": "newsletter", "medium": "email", "campaign": "api"}',
      '{"projectType": "api", "timeline": "3-months", "budget": "3m", "priority": "scalability", "team": "full-team"}',
      E'Тип проекта: API и интеграции\nСрок: До 3 месяцев\nБюджет: $10,000–$30,000\nФункции: Интеграции с API, Уведомления\nПриоритет: Масштабируемость\nКоманда: Полная',
      'Шлюз между нашей процессинговой системой и тремя банками. Нужны документация и нагрузочные испытания.'),
    (8, interval '4 days', interval '5 hours', 'consultation', 'olga@sever-stroi.example', 'processed', 'staff',
      null, '/cases', null, '{"projectType": "web", "budget": "500k-1m"}',
      E'Тип проекта: Веб-разработка\nБюджет: $5,000–$10,000',
      'Понравился ваш проект для застройщика. Хотим такой же каталог квартир с выбором на плане этажа.'),
    (9, interval '6 days', interval '22 hours', 'project_quiz', 'pavlenko@domtepla.example', 'completed', 'admin',
      'Контекстная реклама', '/contextual-advertising', '{"source": "yandex", "medium": "cpc"}',
      '{"projectType": "ecommerce", "timeline": "1-month", "budget": "1m", "priority": "cost", "team": "no-team"}',
      E'Тип проекта: Интернет-магазин\nСрок: До 1 месяца\nБюджет: $5,000–$10,000\nПриоритет: Стоимость\nКоманда: Нет команды',
      'Котлы и радиаторы, 800 товаров. Нужен простой магазин к отопительному сезону и реклама.'),
    (10, interval '9 days', null, 'consultation', 'gulnara@bilim-center.example', 'in_progress', 'staff',
      'Мобильное приложение', '/mobile-apps', null, '{"projectType": "mobile", "budget": "500k-1m"}',
      E'Тип проекта: Мобильное приложение\nБюджет: $5,000–$10,000',
      'Расписание, домашние задания и оплата занятий для родителей. Языки: кыргызский и русский.'),
    (11, interval '12 days', interval '90 minutes', 'order', 'nurlan@ala-market.example', 'completed', 'admin',
      'Брендинг, пакет «Стандарт»', '/branding', null,
      '{"offer": "branding/standard", "order": "Брендинг, пакет «Стандарт»", "price": "≈ 97 900 сом (89 000 ₽)", "currency": "kgs"}',
      'Цена: ≈ 97 900 сом (89 000 ₽)',
      'Обновить логотип сети и оформить вывески. Старый знак хотим оставить узнаваемым.'),
    (12, interval '20 days', interval '20 hours', 'project_quiz', 'anna@shevchuk-travel.example', 'completed', 'staff',
      null, '/blog/telegram-automation', null,
      '{"projectType": "web-app", "timeline": "flexible", "budget": "500k", "priority": "design", "team": "consulting"}',
      E'Тип проекта: Веб-приложение\nСрок: Гибкие сроки\nБюджет: до $5,000\nПриоритет: Дизайн\nКоманда: Нужна консультация',
      'Бот в Telegram, который подбирает тур по датам и бюджету и передаёт заявку менеджеру.'),
    -- A call, entered and answered by staff.
    (21, interval '29 hours', interval '1 hour', 'manual', 'gulnara@bilim-center.example', 'processed', 'staff',
      null, null, null, '{"channel": "call"}', '',
      'Звонила: спрашивает, когда покажем прототип, и просит добавить онлайн-оплату. Договорились на четверг.')
)
insert into public.emails (
  id, submission_id, source, customer_id, from_email, to_email, subject, body,
  status, assigned_to_user_id, interest, page_url, utm, lead, created_at, received_at, due_at, handled_at,
  tags
)
select
  ('5eed0000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid,
  -- Customers know their lead by a number of its beginning.
  ('5eed' || lpad((number * 631 % 10000)::text, 4, '0') || '-0000-4000-8001-' || lpad(number::text, 12, '0'))::uuid,
  case source when 'order' then 'consultation' else source end::public.lead_source,
  c.id,
  c.email,
  case when source <> 'manual' then 'leads@demo.example' end,
  case source
    when 'consultation' then 'Заявка на консультацию: '
    when 'order' then 'Заказ: ' || interest || ' — '
    when 'manual' then 'Обращение: '
    else 'Заявка на проект: '
  end || concat_ws(', ', c.name, c.company),
  case source when 'manual' then wish else concat_ws(
    E'\n\n',
    E'КОНТАКТЫ\n' || concat_ws(
      E'\n', 'Имя: ' || c.name, 'Email: ' || c.email, 'Телефон: ' || c.phone, 'Компания: ' || c.company
    ),
    E'ПРОЕКТ\n' || nullif(
      concat_ws(E'\n', case source when 'order' then 'Заказ: ' else 'Интерес: ' end || interest, nullif(answers, ''), E'Описание:\n' || wish), ''
    ),
    E'ИСТОЧНИК\nСтраница: https://demo.example' || page
  ) end,
  status::public.email_status,
  a.user_id,
  interest,
  'https://demo.example' || page,
  utm::jsonb,
  jsonb_strip_nulls(
    jsonb_build_object(
      'kind', source, 'name', c.name, 'email', c.email, 'phone', c.phone, 'company', c.company, 'description', wish
    )
  ) || lead::jsonb,
  now() - age,
  now() - age,
  -- By the plain clock: the demo shows every state of a deadline at any hour of the week.
  now() - age + case source when 'project_quiz' then interval '24 hours' else interval '2 hours' end,
  now() - age + handled_after,
  coalesce(tagged.tags, '{}')
from request
join public.customers c on c.email = from_email
left join assignee a on a.name = assignee
left join (
  values
    (1, array['магазин', 'к Новому году']),
    (4, array['автоматизация', 'смета']),
    (5, array['поддержка', 'срочно']),
    (9, array['магазин']),
    (10, array['смета']),
    (21, array['звонок'])
) tagged (request, tags) on tagged.request = number
on conflict do nothing;

-- Mails: one in HTML with a remote picture and a script, an empty one, two verified answers to us, and one of spam.
insert into public.emails (
  id, source, customer_id, assigned_to_user_id, from_email, from_name, authentication, to_email, subject,
  body, html_content, status, message_id, in_reply_to, reference_ids, thread_id, created_at, received_at,
  spam_at
)
select
  letter.id::uuid, 'inbound', c.id, thread.assigned_to_user_id, letter.from_email, letter.from_name,
  letter.verdict::public.mail_authentication, letter.to_email, letter.subject, letter.body, letter.html_content, 'new',
  '<' || right(letter.id, 2) || '@mail.example>', letter.in_reply_to,
  array_remove(array[letter.in_reply_to], null), coalesce(thread.id, letter.id::uuid),
  now() - letter.age, now() - letter.age,
  case letter.verdict when 'fail' then now() - letter.age + interval '10 minutes' end
from (
  values
    (
      '5eed0000-0000-4000-8000-000000000013', interval '7 hours',
      'karina@hosting-partner.example', 'Карина Белова', 'none', 'hello@demo.example',
      'Новые тарифы для партнёров с 1 декабря',
      E'Здравствуйте!\n\nС 1 декабря для партнёров действует скидка 15% на облачные серверы. Условия и расчёт — на нашем сайте.\n\nКарина Белова',
      '<h1 style="color: #0f766e">Новые тарифы для партнёров</h1>'
        || '<p>Здравствуйте! С <b>1 декабря</b> для партнёров действует скидка 15% на облачные серверы.</p>'
        || '<table><tr><th>Сервер</th><th>Цена</th></tr><tr><td>2 ядра, 4 ГБ</td><td>2 100 ₽</td></tr></table>'
        || '<p><a href="https://hosting-partner.example/tariffs">Условия и расчёт</a></p>'
        || '<img src="https://hosting-partner.example/open.gif" alt="Карина Белова">'
        || '<script>document.title = "?"</script>',
      null::text, null::uuid
    ),
    (
      '5eed0000-0000-4000-8000-000000000014', interval '3 days 4 hours',
      null, null, 'none', null, null, null, null, null, null
    ),
    (
      '5eed0000-0000-4000-8000-000000000017', interval '3 hours 20 minutes',
      'azamat@toolor-cargo.example', 'Азамат Токтогулов', 'pass', 'hello@demo.example',
      'Re: Ваша заявка',
      E'Добрый день!\n\nСмета понятна. Подскажите, войдут ли в первый этап путевые листы и можно ли выгружать отчёт сразу в 1С? Созвонимся завтра после обеда?\n\nАзамат Токтогулов\n\n> Здравствуйте, Азамат!\n> Предварительно первый этап займёт 10 недель.',
      null, '<5eed0000-0000-4000-8004-000000000004@demo.example>',
      '5eed0000-0000-4000-8000-000000000004'
    ),
    (
      '5eed0000-0000-4000-8000-000000000018', interval '27 hours',
      'olga@sever-stroi.example', 'Ольга Литвиненко', 'pass', 'hello@demo.example',
      'Re: Ваша заявка',
      E'Спасибо, заявки снова приходят. Пришлите, пожалуйста, договор на поддержку.\n\nОльга',
      null, '<5eed0000-0000-4000-8004-000000000005@demo.example>',
      '5eed0000-0000-4000-8000-000000000005'
    ),
    (
      '5eed0000-0000-4000-8000-000000000020', interval '25 hours',
      'promo@top-links.example', 'SEO TOP', 'fail', 'hello@demo.example',
      '5 000 ссылок на ваш сайт за один день',
      E'Добрый день! Выведем ваш сайт в топ за три дня. Оплата криптовалютой, скидка только сегодня.',
      null, null, null
    )
) letter (id, age, from_email, from_name, verdict, to_email, subject, body, html_content, in_reply_to, thread)
left join public.emails thread on thread.id = letter.thread
left join public.customers c on c.email = letter.from_email
on conflict do nothing;

-- A call booked in the chat by a visitor who left only a number, and a conversation without a result.
insert into public.customers (id, name, phone, created_at, last_seen_at)
values (
  '5eed0000-0000-4000-8009-000000000001', 'Эркин', '+996 501 338 274',
  now() - interval '65 minutes', now() - interval '65 minutes'
)
on conflict do nothing;

insert into public.emails (
  id, submission_id, source, customer_id, to_email, subject, body, status, assigned_to_user_id,
  page_url, lead, created_at, received_at, due_at, handled_at
)
select
  talk.id::uuid, private.public_submission_id(talk.submission_id::uuid), 'chat',
  (
    select c.id from public.customers c
    where c.id = '5eed0000-0000-4000-8009-000000000001' and talk.submission_id is not null
  ),
  'leads@demo.example', talk.subject, talk.body, talk.status::public.email_status, a.user_id,
  'https://demo.example/', talk.lead::jsonb, now() - talk.age, now() - talk.age,
  case when talk.submission_id is not null then now() - talk.age + interval '2 hours' end,
  now() - talk.age + talk.handled_after
from (
  values
    (
      '5eed0000-0000-4000-8000-000000000016', '5eed0096-0000-4000-8001-000000000016',
      interval '65 minutes', null::interval, 'new', null,
      'Запись на консультацию из чата: Эркин',
      E'Запись на консультацию из чата\n\nИмя: Эркин\nКонтакт: +996 501 338 274\nТема: приложение для доставки воды\n\nПосетитель: Сколько стоит приложение для доставки воды?\nПомощник: Простое приложение — от 180\u00A0000\u00A0₽. Могу записать вас на бесплатную консультацию.\nПосетитель: Запишите, Эркин, 0501 33-82-74',
      '{"kind": "booking", "name": "Эркин", "contact": "+996 501 338 274", "phone": "+996 501 338 274", "topic": "приложение для доставки воды"}'
    ),
    (
      '5eed0000-0000-4000-8000-000000000019', null,
      interval '2 days 3 hours', interval '30 minutes', 'processed', 'staff',
      'Чат на сайте: посетитель ушёл',
      E'Вы делаете игры?\n\nПосетитель: Вы делаете игры?\nПомощник: Игр у нас в услугах нет. Делаем сайты, приложения и SaaS.\nПосетитель: Жаль',
      null
    )
) talk (id, submission_id, age, handled_after, status, assignee, subject, body, lead)
left join lateral (
  select p.user_id from public.profiles p
  join public.user_roles r on r.user_id = p.user_id and r.role in ('staff', 'admin')
  where split_part(p.email, '@', 1) = talk.assignee
) a on true
on conflict do nothing;

insert into public.chat_sessions (
  id, session_id, page_url, started_at, last_message_at, ended_at, ended_reason, rating, rated_at,
  message_count, submission_id, email_id, summary_id, told_at, contact
)
values
  (
    '5eed0000-0000-4000-8005-000000000016', 'chat_1763700000016_5eed5eed000000000000000000', 'https://demo.example/',
    now() - interval '70 minutes', now() - interval '65 minutes', now() - interval '65 minutes',
    'booking_confirmed', 5, now() - interval '65 minutes', 2, '5eed0096-0000-4000-8001-000000000016',
    '5eed0000-0000-4000-8000-000000000016', null, now() - interval '65 minutes',
    '{"name": "Эркин", "phone": "+996 501 338 274"}'
  ),
  (
    '5eed0000-0000-4000-8005-000000000019', 'chat_1763700000019_5eed5eed000000000000000000', 'https://demo.example/',
    now() - interval '2 days 3 hours', now() - interval '2 days 3 hours',
    now() - interval '2 days 3 hours', 'abandoned', 2, now() - interval '2 days 3 hours', 2,
    '5eed1989-0000-4000-8001-000000000019', '5eed0000-0000-4000-8000-000000000019',
    '5eed0000-0000-4000-8000-000000000019', now() - interval '2 days 3 hours', null
  )
on conflict do nothing;

insert into public.chat_messages (chat_id, message_id, role, content, created_at, reply, answered_by)
select
  ('5eed0000-0000-4000-8005-' || said.chat)::uuid, ('5eed0000-0000-4000-8006-' || said.message)::uuid,
  said.role::public.chat_role, said.content, s.started_at + said.after,
  case said.role when 'assistant' then jsonb_build_object('response', said.content) end,
  case said.role when 'assistant' then 'rules'::public.chat_answerer end
from (
  values
    (1, '000000000016', '000000000161', 'user', interval '0',
      'Сколько стоит приложение для доставки воды?'),
    (2, '000000000016', '000000000161', 'assistant', interval '2 seconds',
      E'Простое приложение — от 180\u00A0000\u00A0₽. Могу записать вас на бесплатную консультацию.'),
    (3, '000000000016', '000000000162', 'user', interval '4 minutes',
      'Запишите, Эркин, 0501 33-82-74'),
    (4, '000000000016', '000000000162', 'assistant', interval '4 minutes 2 seconds',
      'Готово, Эркин: заявка у менеджеров.'),
    (5, '000000000019', '000000000191', 'user', interval '0', 'Вы делаете игры?'),
    (6, '000000000019', '000000000191', 'assistant', interval '2 seconds',
      'Игр у нас в услугах нет. Делаем сайты, приложения и SaaS.'),
    (7, '000000000019', '000000000192', 'user', interval '1 minute', 'Жаль'),
    (8, '000000000019', '000000000192', 'assistant', interval '1 minute 2 seconds',
      'Если появится другая задача, пишите.')
) said (number, chat, message, role, after, content)
join public.chat_sessions s on s.id = ('5eed0000-0000-4000-8005-' || said.chat)::uuid
order by said.number
on conflict do nothing;

-- A reader of the blog, who is in the inbox by that.
insert into public.newsletter_subscriptions (
  id, email, status, requested_at, confirmed_at, consent_text_version, page_url
)
values (
  '5eed0000-0000-4000-8008-000000000001', 'reader@pochta.example', 'confirmed',
  now() - interval '22 hours', now() - interval '21 hours 50 minutes',
  '2024-01-09', 'https://demo.example/blog'
)
on conflict do nothing;

insert into public.emails (
  subscription_id, source, status, from_email, subject, body, page_url,
  created_at, received_at, handled_at
)
select s.id, 'newsletter', 'processed', s.email, 'Подписка на рассылку',
  'Владелец адреса ' || s.email || ' подтвердил подписку на рассылку.', s.page_url,
  s.confirmed_at, s.confirmed_at, s.confirmed_at
from public.newsletter_subscriptions s
where s.id = '5eed0000-0000-4000-8008-000000000001'
on conflict (subscription_id) do nothing;

-- What staff answered, and wrote to each other. One answer did not arrive.
with answer (number, after, author, status, subject, body) as (
  values
    ('04', interval '19 hours', 'staff', 'sent', 'Ваша заявка',
      E'Здравствуйте, Азамат!\n\nПредварительно первый этап займёт 10 недель: заявки, маршруты и карточки водителей. Смета во вложении не помещается, поэтому коротко: от 4,2 млн ₽. Что для вас важнее к запуску — путевые листы или отчёт для бухгалтерии?\n\nТимур Асанов'),
    ('05', interval '55 minutes', 'admin', 'sent', 'Ваша заявка',
      E'Здравствуйте, Ольга!\n\nФорму починили: после обновления хостинга отключилась отправка почты. Пропавшие заявки восстановили, список пришлём сегодня.\n\nАйгерим Садыкова'),
    ('10', interval '80 minutes', 'staff', 'sent', 'Ваша заявка',
      E'Здравствуйте, Гульнара!\n\nРасскажите, пожалуйста, сколько у вас учеников и есть ли уже учётная система: от этого зависит, с чего начинать.\n\nТимур Асанов'),
    ('08', interval '6 hours', 'staff', 'failed', 'Ваша заявка',
      E'Здравствуйте, Ольга!\n\nПодготовили каталог квартир для демонстрации, удобно ли посмотреть его вместе?\n\nТимур Асанов')
), reply as (
  select
    ('5eed0000-0000-4000-8004-0000000000' || answer.number)::uuid as id,
    e.id as email_id, e.from_email, answer.status, answer.subject, answer.body,
    e.created_at + answer.after as at,
    (
      select p.user_id from public.profiles p
      where split_part(p.email, '@', 1) = answer.author
    ) as author_id
  from answer
  join public.emails e on e.id = ('5eed0000-0000-4000-8000-0000000000' || answer.number)::uuid
), stored as (
  insert into public.email_replies (id, email_id, author_id, to_email, subject, body, created_at)
  select id, email_id, author_id, from_email, subject, body, at from reply
  on conflict do nothing
  returning id
), answered as (
  -- They wait still where the customer has written since.
  update public.emails e
  set first_reply_at = reply.at + interval '4 seconds',
    waiting_since = (
      select min(later.created_at) from public.emails later
      where later.thread_id = e.id and later.created_at > reply.at
    )
  from reply join stored using (id)
  where e.id = reply.email_id and reply.status = 'sent'
)
insert into public.outbox (
  id, reply_id, email_id, kind, to_email, subject, text_body, reference_ids, status, attempts,
  next_attempt_at, last_error, created_at, sent_at
)
select
  id, id, email_id, 'reply', from_email, subject, body, array[email_id::text],
  status::public.outbox_status, case status when 'failed' then 8 else 1 end, at,
  case status when 'failed' then '552 5.2.2 Mailbox full' end, at,
  case status when 'sent' then at + interval '4 seconds' end
from reply
on conflict do nothing;

insert into public.reply_templates (id, title, body)
values
  ('00000000-0000-4000-8000-00000000e001', 'Взяли в работу',
    E'Здравствуйте, {имя}!\n\nСпасибо за обращение. Изучаем задачу и вернёмся с вопросами сегодня.'),
  ('00000000-0000-4000-8000-00000000e002', 'Предложить созвон',
    E'Здравствуйте, {имя}!\n\nЧтобы назвать цену и срок, хватит двадцати минут разговора. Когда вам удобно созвониться?'),
  ('00000000-0000-4000-8000-00000000e003', 'Что прислать для оценки',
    E'Здравствуйте, {имя}!\n\nДля оценки ({услуга}) пришлите, пожалуйста, адрес сайта, если он есть, два-три примера, которые вам нравятся, и срок, к которому нужен результат.')
on conflict do nothing;

insert into public.email_notes (id, email_id, author_id, body, created_at)
select
  ('5eed0000-0000-4000-8010-' || lpad(note.number::text, 12, '0'))::uuid, e.id,
  (select p.user_id from public.profiles p where split_part(p.email, '@', 1) = note.author),
  note.body, e.created_at + note.after
from (
  values
    (1, '04', 'staff', interval '2 hours',
      'Звонил: решает сам, бюджет согласован, сравнивает нас ещё с двумя студиями.'),
    (2, '04', 'admin', interval '3 hours',
      'Похожий учёт рейсов делали для карго из Оша, покажите ему этот проект.'),
    (3, '03', 'admin', interval '30 minutes',
      'Письмо менеджерам не дошло, телефон в заявке рабочий — лучше позвонить.'),
    (4, '10', 'staff', interval '1 day', 'Просила вернуться к разговору после каникул.')
) note (number, email, author, after, body)
join public.emails e on e.id = ('5eed0000-0000-4000-8000-0000000000' || note.email)::uuid
on conflict do nothing;

insert into public.consents (id, email_id, customer_id, text_version, page_url, given_at)
select
  replace(e.id::text, '-8000-', '-8002-')::uuid,
  e.id, e.customer_id, '2024-01-09', e.page_url, e.created_at
from public.emails e
where e.id::text like '5eed0000-0000-4000-8000-%'
  and e.lead is not null and e.source <> 'manual'
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
cross join lateral (
  select e.from_email is not distinct from 'bakyt@mail.example' as failed
) delivery
where e.id::text like '5eed0000-0000-4000-8000-%' and e.submission_id is not null and e.source <> 'manual'
on conflict do nothing;

-- How far four weeks of quizzes came: half of them to the last step, one in six to us.
insert into public.quiz_runs (id, furthest_step, is_sent, started_at)
select
  ('5eed0000-0000-4000-8011-' || lpad(number::text, 12, '0'))::uuid,
  (array[1, 8, 3, 8, 2, 8, 1, 8, 4, 8, 2, 8, 5, 8, 3, 8, 6, 7])[1 + number % 18],
  number % 18 in (1, 7, 13),
  now() - number * interval '11 hours'
from generate_series(1, 60) number
on conflict do nothing;
