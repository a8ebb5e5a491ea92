import { expect, it } from 'vitest'
import { withoutHistory } from './history-in-html'

const body = (html: string) => new DOMParser().parseFromString(html, 'text/html').body
const left = (html: string) => withoutHistory(body(html))?.innerHTML

const outlook = (from: string, sent: string, to: string, subject: string) =>
  `<div class="WordSection1"><p class="MsoNormal">Да, <b>согласны</b>.<o:p></o:p></p><p class="MsoNormal"><o:p>&nbsp;</o:p></p><div><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm"><p class="MsoNormal"><b>${from}:</b> Тимур &lt;t@kerege.example&gt; <br><b>${sent}:</b> 30.04.2025 15:19<br><b>${to}:</b> Анна<br><b>${subject}:</b> Re: Смета</p></div></div><p class="MsoNormal">Добрый день</p></div>`

it.each([
  [
    'Gmail',
    '<div dir="ltr">Да, <b>согласны</b>.</div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">ср, 30 апр. 2025 г. в 15:19, Тимур &lt;<a href="mailto:t@kerege.example">t@kerege.example</a>&gt;:<br></div><blockquote class="gmail_quote" style="border-left:1px solid"><div>Добрый день</div></blockquote></div>',
  ],
  [
    'Yandex',
    '<div>Да, <b>согласны</b>.</div><div> </div><div>30.04.2025, 15:19, "Тимур" &lt;t@kerege.example&gt;:</div><blockquote><p>Добрый день</p></blockquote>',
  ],
  [
    'Mail.ru',
    '<div>Да, <b>согласны</b>.</div><blockquote style="border-left:1px solid #0857A6">Среда, 30 апреля 2025, 15:19 +06:00 от Тимур &lt;t@kerege.example&gt;:<br><div>Добрый день</div></blockquote>',
  ],
  [
    'Thunderbird',
    '<p>Да, <b>согласны</b>.</p><div class="moz-cite-prefix">30.04.2025 15:19, Тимур пишет:<br></div><blockquote type="cite" cite="mid:1"><p>Добрый день</p></blockquote>',
  ],
  ['Outlook, Russian', outlook('От', 'Отправлено', 'Кому', 'Тема')],
  ['Outlook, English', outlook('From', 'Sent', 'To', 'Subject')],
  ['Outlook, Turkish', outlook('Kimden', 'Gönderildi', 'Kime', 'Konu')],
  [
    'new Outlook',
    '<div>Да, <b>согласны</b>.</div><div id="appendonsend"></div><hr style="display:inline-block;width:98%"><div id="divRplyFwdMsg" dir="ltr"><b>От:</b> Тимур &lt;t@kerege.example&gt;<br><b>Отправлено:</b> 30 апреля 2025 г. 15:19<br><b>Кому:</b> Анна<br><b>Тема:</b> Смета<div>&nbsp;</div></div><div>Добрый день</div>',
  ],
  [
    'Apple Mail',
    '<body>Да, <b>согласны</b>.<br><div><br><blockquote type="cite"><div>30 апр. 2025 г., в 15:19, Тимур &lt;t@kerege.example&gt; написал(а):</div><br><div>Добрый день</div></blockquote></div></body>',
  ],
  [
    'a text',
    '<pre>Да, <b>согласны</b>.\n\n30.04.2025 15:19, Тимур пишет:\n&gt; Добрый день\n</pre>',
  ],
])('leaves out the history of an answer by %s', (_, html) => {
  const rest = left(html)
  expect(rest).toContain('Да, <b>согласны</b>.')
  expect(rest).not.toMatch(/Добрый|Тимур|blockquote|hr|30\.04/)
})

it('keeps what is below the history, and between its lines', () => {
  expect(
    left(
      '<p>Да</p><div>30.04.2025 15:19, Тимур пишет:</div><blockquote>Добрый день</blockquote><p>-- <br>Анна</p>',
    ),
  ).toBe('<p>Да</p><p>-- <br>Анна</p>')
  expect(
    left(
      '<div>30.04.2025 15:19, Тимур пишет:</div><blockquote>Срок?</blockquote><p>Месяц</p><blockquote>Бюджет?</blockquote><p>Сто</p><blockquote>Тимур</blockquote>',
    ),
  ).toBe(
    '<div>30.04.2025 15:19, Тимур пишет:</div><blockquote>Срок?</blockquote><p>Месяц</p><blockquote>Бюджет?</blockquote><p>Сто</p>',
  )
})

it.each([
  ['<p>Нужен сайт</p><table><tr><td>От</td><td>10</td></tr></table>'],
  ['<blockquote>Только цитата</blockquote>'],
  [''],
  // Our remark is not the sender's text.
  [
    '<p>[Письмо подписано, подпись не проверена.]</p>\n<p>От: Тимур &lt;t@a.kg&gt;<br>Отправлено: 30.04.2025 15:19<br>Тема: Смета</p><p>Нужен сайт</p>',
  ],
])('finds no history in %j', (html) => {
  expect(left(html)).toBeUndefined()
})
