import { confirmationDays } from '@contracts/newsletter-links.ts'
import { company } from '../company'
import { privacyRu } from '../legal/privacy-ru'
import type { PageContent } from '../model/page'
import { retention } from '../retention'

export const privacy: PageContent = {
  head: {
    title: 'Privacy Policy',
    description: `How ${company.name} collects, uses, stores and protects personal data on this website, how long it is kept, who sees it, and the rights that you have.`,
    keywords: [
      'privacy policy',
      'personal data',
      'data protection',
      'user rights',
      company.countryEn.replace(/^the /, ''),
    ],
  },
  lang: 'en',
  sections: [
    {
      kind: 'document',
      title: 'Privacy Policy',
      lead: `What we learn about you when you use ${company.name}, why we need it, how long we keep it and how you stay in control of it.`,
      updated: 'Last updated: January 9, 2024',
      languagesLabel: 'Language',
      contentsLabel: 'Contents',
      translation: privacyRu,
      chapters: [
        {
          id: 'company',
          title: 'Who we are',
          blocks: [
            {
              paragraph: `${company.legalName} (“${company.name}”, “we”, “us”) is a software development company registered in ${company.countryEn}. We are the controller of the personal data described in this policy: we decide why and how it is processed.`,
            },
            {
              terms: [
                { term: 'Company', text: company.legalName },
                { term: 'Address', text: company.addressEn },
                { term: 'Questions about data', text: company.privacyEmail },
                { term: 'Website', text: company.site },
              ],
            },
            {
              paragraph:
                'This policy covers this website, the forms and dialogs on it, the accounts created here and the correspondence that follows. Work done under a signed contract is governed by that contract and its data-processing terms.',
            },
          ],
        },
        {
          id: 'collection',
          title: 'Data we collect',
          blocks: [
            { paragraph: 'We collect only what you give us and what is needed to answer you.' },
            {
              terms: [
                {
                  term: 'Requests',
                  text: 'Your name, e-mail address and telephone number; if you choose to add them, your company, the kind of project, a budget range and a description of the task.',
                },
                {
                  term: 'Where a request came from',
                  text: 'The page it was sent from, the page that led you to the site and the campaign marks (UTM) in the address, if there were any.',
                },
                {
                  term: 'Consent',
                  text: 'The moment you sent the form and the version of the consent text that stood under it.',
                },
                {
                  term: 'Chat',
                  text: 'What you and the assistant, or a member of our staff, write to each other, when and from which page, how the chat ended and your rating. A contact is part of it only if you write one; then the conversation is a request that we answer. If you confirm a consultation, the name, the contact and the topic that you confirmed become a request, with the conversation attached.',
                },
                {
                  term: 'Newsletter',
                  text: 'The e-mail address you enter, when and on which page you entered it, the version of the consent text under the form, and when you confirmed the subscription or left it. The links in our mails are signed and stored nowhere.',
                },
                {
                  term: 'Accounts',
                  text: 'Your full name, e-mail address, a one-way hash of your password, your role, and when you were last here while signed in, which only our administrators see. We never see or store the password itself.',
                },
                {
                  term: 'Project quiz',
                  text: 'How far you come in it and whether you send it, under a random number that your browser makes for this quiz alone. Nothing in it leads to you, your answers or your request. If your browser asks sites not to track (Global Privacy Control or Do Not Track), nothing is counted.',
                },
                {
                  term: 'Technical data',
                  text: 'A keyed hash of your network address, used for a short time to limit automated abuse of our forms, the quiz and the chat, and ordinary server logs. If a page fails in your browser, we learn what failed, on which page and in which browser, and nothing about you or what you typed.',
                },
              ],
            },
            {
              paragraph:
                'We do not ask for special categories of data, such as health, beliefs or biometrics. Please do not send them in free-text fields.',
            },
          ],
        },
        {
          id: 'use',
          title: 'How we use it',
          blocks: [
            {
              list: [
                'To answer your request, prepare an estimate and stay in touch about it. The legal basis is your consent and the steps you ask us to take before a contract.',
                'To answer you in the chat, and to let our staff read the conversation so that they can help further and check what the assistant says. The legal basis is the steps you ask us to take before a contract and our legitimate interest in answers that are right.',
                'To send you the newsletter, if you have confirmed that you want it. The legal basis is your consent.',
                'To run your account and keep you signed in. The legal basis is our agreement with you.',
                'To protect the site against spam, fraud and attacks. The legal basis is our legitimate interest in a service that works.',
                'To understand which pages and campaigns bring requests, and at which step of the quiz visitors give up, in figures that name nobody.',
                'To meet legal duties, such as accounting, where the law requires it.',
              ],
            },
            {
              paragraph:
                'We do not sell personal data, do not show third-party advertising and take no decision about you by automated means alone.',
            },
          ],
        },
        {
          id: 'newsletter',
          title: 'The newsletter',
          blocks: [
            {
              paragraph: `We write only to those who have said twice that they want it: once by entering the address in the blog, and once by opening the link in the mail that we then send and pressing the button on the page it leads to. The link works for ${confirmationDays} days. Without this confirmation nothing else is sent, so nobody can subscribe you but yourself.`,
            },
            {
              paragraph: `You can leave at any time. Every mail carries a link that opens a page on which one press ends the subscription; a message to ${company.privacyEmail} does the same. We ask for no reason.`,
            },
          ],
        },
        {
          id: 'sharing',
          title: 'Who receives it',
          blocks: [
            {
              paragraph:
                'Inside the company, requests and chats are read by the staff who answer them. Outside it, data reaches only providers who process it for us, under contract and only for the purposes above:',
            },
            {
              list: [
                'the hosting and database provider that stores the data;',
                'the e-mail delivery provider that carries notifications, account messages and the newsletter;',
                'a provider of artificial intelligence, if one is connected to the chat: it receives what is written in the conversation in order to word the answer. Without one, the assistant answers by rules of our own and the conversation goes to nobody else;',
                'public authorities, where a law that binds us demands it.',
              ],
            },
            {
              paragraph:
                'Some providers may process data outside your country. In that case we rely on contractual safeguards that require an equivalent level of protection.',
            },
          ],
        },
        {
          id: 'protection',
          title: 'How we protect it',
          blocks: [
            {
              list: [
                'All traffic between your browser and our servers is encrypted.',
                'Every table with personal data is closed by default; access rules are enforced in the database itself and depend on a person’s role.',
                'Staff may read requests and change their status, but cannot alter what you wrote. Changes of status, assignment and role are written to a log that nobody can edit.',
                'Backups are encrypted and access to them is limited to the people who maintain the system.',
              ],
            },
            {
              paragraph:
                'If a breach nevertheless puts your rights at risk, we will tell you and the competent authority, without undue delay, what happened and what we are doing about it.',
            },
          ],
        },
        {
          id: 'retention',
          title: 'How long we keep it',
          blocks: [
            {
              paragraph:
                'Once a day the database deletes by itself what is past the terms given here in days or years. Copies in backups disappear as older backups are replaced by newer ones.',
            },
            {
              terms: [
                {
                  term: 'Requests',
                  text: `We keep them for ${retention.requests} after your last request, together with our replies and notes, your contact details and the record of your consent. A request that we are still working on stays until it is closed. What we marked as spam is deleted ${retention.spam} after that. If a contract follows, what it needs is kept with the contract. The copy in our managers’ mailbox is deleted by hand after the same time.`,
                },
                {
                  term: 'Mails we send',
                  text: `We keep the site’s own copy of a notification or a confirmation for ${retention.mails} after it was delivered or given up.`,
                },
                {
                  term: 'Newsletter',
                  text: `We keep your address while you are subscribed. If you do not confirm it, it is deleted ${retention.unconfirmed} after you last entered it; if you leave the newsletter, ${retention.unsubscribed} after you left.`,
                },
                {
                  term: 'Chats',
                  text: `We keep a conversation, and the summary of it that our staff read, for ${retention.chats} after its last message. One that we are still working on stays until it is closed. A consultation booked in the chat is a request, and so is a conversation in which you left a contact: what our staff read of it is kept as long as other requests.`,
                },
                {
                  term: 'Quiz statistics',
                  text: `We keep how far a quiz came for ${retention.quizzes} after it was opened.`,
                },
                {
                  term: 'Accounts',
                  text: `We keep an account until you delete it, or ask us to. One whose address was not confirmed is deleted ${retention.accounts} after the sign-up. The address of a colleague who did not accept an invitation is deleted ${retention.unconfirmed} after it ran out.`,
                },
                {
                  term: 'Log of changes',
                  text: `Who changed a role, or the status or assignment of a request, and who replied to one or noted something about it, stays on record for good, or the log could not be trusted. People and requests stand in it as numbers, which lead to nobody once the account or the request is deleted. Only of those who worked for us, or were invited to, do administrators see name and address for ${retention.team} after that, unless they ask us to erase them.`,
                },
                {
                  term: 'Security log',
                  text: `A sign-in, a failed attempt, a changed password, address or second factor, and data that was exported or deleted are noted in a log of its own. Only administrators see it, there are no names or addresses in it, and a line is kept for ${retention.security}.`,
                },
                {
                  term: 'Abuse protection',
                  text: 'We keep hashed network addresses only for the short time over which requests are counted, and at most a day longer.',
                },
                {
                  term: 'Server logs',
                  text: 'Our hosting provider writes them and deletes them after its own term.',
                },
                {
                  term: 'Accounting records',
                  text: 'We keep them for as long as the law prescribes.',
                },
              ],
            },
          ],
        },
        {
          id: 'cookies',
          title: 'Cookies and browser storage',
          blocks: [
            {
              paragraph:
                'This website sets no cookies, and no advertising or analytics service runs on it. It keeps this in your browser’s own storage, which is not sent to us when you open a page:',
            },
            {
              terms: [
                {
                  term: 'Theme',
                  text: 'Once you have chosen light or dark colours, your choice stays until you clear the site’s data in the browser.',
                },
                {
                  term: 'Session',
                  text: 'If you sign in, the keys of your session and the basic data of your account stay until you sign out.',
                },
                {
                  term: 'How you came here',
                  text: 'The address of the page that led you to the site and the campaign marks (UTM) in the link, if there were any, stay until you close the tab. They reach us only if you send a request or write in the chat.',
                },
                {
                  term: 'Request for a consultation',
                  text: 'What you have typed into its form or that of an order, with your contact details and without files, stays until you send it or close the tab, so that it survives a reload of the page.',
                },
                {
                  term: 'Project quiz',
                  text: 'Your answers, your contact details and the random number under which the quiz is counted stay until you send it, begin again or close the tab.',
                },
                {
                  term: 'Chat',
                  text: 'The conversation stays until it ends or you close the tab, so that it survives a reload of the page.',
                },
                {
                  term: 'Currency',
                  text: 'Prices are first shown in a currency that suits your browser’s time zone, which is not stored. Once you choose a currency, your choice stays.',
                },
                {
                  term: 'Font',
                  text: 'That the site’s font has been loaded is noted, so that your next visit begins in it.',
                },
                {
                  term: 'Place on the page',
                  text: 'How far you have scrolled on each page stays until you close the tab, so that Back leads to the same place.',
                },
                {
                  term: 'Mail you have asked for',
                  text: 'The address to which you have asked for a mail with a link stays until you clear the site’s data, so that this browser recognises its own link.',
                },
                {
                  term: 'Invitation',
                  text: 'An invitation to our team that you have opened stays until you accept or decline it.',
                },
                {
                  term: 'Drafts',
                  text: 'What you have begun to write in your account, and our staff at work, stays until it is sent or deleted, or its author signs out here; if the session ends in another way, it waits for its author.',
                },
                {
                  term: 'Next email',
                  text: 'Whether the inbox of our staff opens the next email by itself stays until they clear it.',
                },
                {
                  term: 'Sound',
                  text: 'Whether our staff hear a sound when something new arrives stays until they clear it.',
                },
              ],
            },
            {
              paragraph:
                'You may block or clear this storage in your browser’s settings. The pages work without it; your theme, your currency and your session are then forgotten.',
            },
          ],
        },
        {
          id: 'rights',
          title: 'Your rights',
          blocks: [
            { paragraph: 'At any time you may ask us to:' },
            {
              list: [
                'confirm whether we hold data about you and give you a copy;',
                'correct what is wrong or incomplete;',
                'delete it, or restrict how it is used;',
                'hand it over in a machine-readable form;',
                'stop using it where the basis is consent or legitimate interest, the newsletter included. Withdrawing consent does not affect what was done before.',
              ],
            },
            {
              paragraph:
                'Whoever has an account here downloads all of it as a file, and deletes account and data, in its settings.',
            },
            {
              paragraph: `Write to ${company.privacyEmail} from the address you used with us. We answer within 30 days and charge nothing. If you are not satisfied, you may complain to the data protection authority of ${company.countryEn} or of the country you live in.`,
            },
          ],
        },
        {
          id: 'children',
          title: 'Children',
          blocks: [
            {
              paragraph:
                'The site addresses businesses. We do not knowingly collect data of persons under 16; if you believe that we have, write to us and we will delete it.',
            },
          ],
        },
        {
          id: 'changes',
          title: 'Changes to this policy',
          blocks: [
            {
              paragraph:
                'When we change this policy we publish the new text here with a new date. If a change concerns data we already hold in an important way, we tell the people concerned by e-mail before it takes effect.',
            },
          ],
        },
      ],
    },
  ],
}
