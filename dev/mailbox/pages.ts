import { html } from 'hono/html'
import type { StoredMail } from './store.ts'

const when = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'medium', timeStyle: 'medium' })

const layout = (title: string, body: unknown) =>
  html`<!doctype html>
    <html lang="ru">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${title}</title>
      <style>
        :root {
          color-scheme: light dark;
          font:
            16px/1.5 system-ui,
            sans-serif;
        }
        body {
          max-width: 60rem;
          margin: 0 auto;
          padding: 1.5rem 1rem 4rem;
        }
        a {
          color: inherit;
        }
        ul {
          list-style: none;
          padding: 0;
        }
        li + li {
          border-top: 1px solid color-mix(in srgb, currentcolor 20%, transparent);
        }
        li a {
          display: grid;
          gap: 0.125rem;
          padding: 0.75rem 0;
          text-decoration: none;
        }
        small,
        dt {
          opacity: 0.7;
        }
        dl {
          display: grid;
          grid-template-columns: max-content 1fr;
          gap: 0.25rem 1rem;
        }
        dd {
          margin: 0;
          overflow-wrap: anywhere;
        }
        iframe {
          width: 100%;
          height: 70vh;
          border: 1px solid color-mix(in srgb, currentcolor 20%, transparent);
          border-radius: 0.5rem;
          background: #fff;
        }
        form {
          display: grid;
          gap: 0.75rem;
          justify-items: start;
          margin-top: 1.5rem;
        }
        textarea {
          box-sizing: border-box;
          width: 100%;
          padding: 0.75rem;
          font: inherit;
        }
        button {
          padding: 0.5rem 1rem;
          font: inherit;
        }
        pre {
          white-space: pre-wrap;
          overflow-wrap: anywhere;
        }
      </style>
      <body>
        ${body}
      </body>
    </html>`

/** All mails, newest first. */
export function listPage(mails: StoredMail[]) {
  const rows = mails.map(
    (mail) =>
      html`<li>
        <a href="/mailbox/messages/${mail.id}">
          <strong>${mail.subject}</strong>
          <small>${mail.to} · ${when.format(new Date(mail.receivedAt))}</small>
        </a>
      </li>`,
  )
  return layout(
    'Почта',
    html`<h1>Почта</h1>
      <p><small>Все письма, которые отправила эта копия сайта. Наружу не ушло ни одно.</small></p>
      ${
        mails.length
          ? html`<ul>
              ${rows}
            </ul>`
          : html`<p>Писем пока нет.</p>`
      }`,
  )
}

const answerForm = ({ id, to }: StoredMail, isAnswered: boolean) =>
  html`<form method="post" action="/mailbox/messages/${id}/answer">
    <label for="text">Ответить от имени ${to}</label>
    <textarea id="text" name="text" rows="6" required></textarea>
    <button>Ответить</button>
    ${isAnswered && html`<p role="status">Ответ отправлен: он во входящих, в той же переписке.</p>`}
  </form>`

const fileLine = ({ filename, content }: NonNullable<StoredMail['attachments']>[number]) =>
  `${filename} (${Math.ceil((content.length * 3) / 4 / 1024)} КБ)`

/** One mail: headers, the HTML in a frame without scripts, the plain text. */
export function mailPage(mail: StoredMail, canAnswer: boolean, isAnswered: boolean) {
  const headers = [
    ['От', mail.from],
    ['Кому', [mail.to, ...(mail.cc ?? [])].join(', ')],
    ['Ответить', mail.replyTo],
    ['Получено', when.format(new Date(mail.receivedAt))],
    ['Файлы', mail.attachments?.map(fileLine).join(', ')],
  ].filter(([, value]) => value !== undefined)
  return layout(
    mail.subject,
    html`<p><a href="/mailbox">← Почта</a></p>
      <h1>${mail.subject}</h1>
      <dl>
        ${headers.map(
          ([label, value]) =>
            html`<dt>${label}</dt>
              <dd>${value}</dd>`,
        )}
      </dl>
      ${
        mail.html &&
        html`<iframe
          title="Письмо"
          sandbox="allow-popups allow-top-navigation-by-user-activation"
          src="/mailbox/messages/${mail.id}/html"
        ></iframe>`
      }
      ${
        mail.text &&
        html`<details ${mail.html ? '' : 'open'}>
          <summary>Текст</summary>
          <pre>${mail.text}</pre>
        </details>`
      }
      ${canAnswer && answerForm(mail, isAnswered)}`,
  )
}
