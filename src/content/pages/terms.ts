import { hoursText } from '@contracts/working-time-text.ts'
import { company, promises } from '../company'
import { contractTerms as contract } from '../contract-terms'
import { currencyWords } from '../currencies'
import { place } from '../place'
import { servicePages } from '../service-groups'
import { serviceNamesEn } from '../service-names-en'
import { clockName, workingHours } from '../working-hours'
import { termsRu } from '../legal/terms-ru'
import type { PageContent } from '../model/page'

export const terms: PageContent = {
  head: {
    title: 'Terms of Service',
    description: `The terms on which ${company.name} offers its website and software development services: orders, prices, payment, liability, warranty and disputes.`,
    keywords: ['terms of service', 'software development', 'payment', 'liability', 'disputes'],
  },
  lang: 'en',
  sections: [
    {
      kind: 'document',
      title: 'Terms of Service',
      lead: `The rules for using this website and the framework for every project that ${company.name} takes on.`,
      updated: 'Last updated: January 9, 2024',
      languagesLabel: 'Language',
      contentsLabel: 'Contents',
      translation: termsRu,
      chapters: [
        {
          id: 'parties',
          title: 'The parties and these terms',
          blocks: [
            {
              paragraph: `This website is run by ${company.legalName}, a company registered in ${company.countryEn}, ${company.addressEn} (“${company.name}”, “we”). By using the site, sending a request or creating an account you accept these terms on your own behalf or on behalf of the company you represent (“you”, “the client”).`,
            },
            {
              paragraph:
                'A project begins with a separate written agreement: a contract, or an order with a scope, a price and dates. Where it differs from these terms, that agreement prevails.',
            },
          ],
        },
        {
          id: 'services',
          title: 'Our services',
          blocks: [
            {
              list: servicePages.map((page) => `${serviceNamesEn[page]};`),
            },
            {
              paragraph:
                'Descriptions on this site show what we usually do and are not a binding offer. What we deliver in a particular project is what its agreed scope says.',
            },
          ],
        },
        {
          id: 'requests',
          title: 'Requests, consultations and estimates',
          blocks: [
            {
              paragraph: `A first consultation is free and creates no obligation for either side. We aim to contact you within ${promises.consultationHours} hours of a consultation request in working time, and to send a proposal within ${promises.proposalHours} hours of a completed project questionnaire, counted on working days: by the same hour of the next one.`,
            },
            {
              paragraph: `Working time is ${hoursText(workingHours, 'en')}, ${clockName.en}, except the public holidays of ${company.countryEn}. For a request that arrives outside of it, time runs from the next opening.`,
            },
            {
              paragraph: `An estimate rests on what you told us. It stays valid for ${contract.estimateDays} days and becomes binding only when it is part of a signed agreement.`,
            },
          ],
        },
        {
          id: 'accounts',
          title: 'Accounts',
          blocks: [
            {
              list: [
                'Give true contact details and keep them current.',
                'Keep your password secret; tell us at once if you suspect that someone else uses your account.',
                'Do not try to reach data that is not yours, to disturb the service, or to send content that is unlawful.',
              ],
            },
            {
              paragraph:
                'We may suspend an account that breaks these rules, after a warning where the circumstances allow one.',
            },
          ],
        },
        {
          id: 'payment',
          title: 'Prices and payment',
          blocks: [
            {
              paragraph: `Contracts are priced in ${currencyWords.inContractsEn}, as the agreement states. Prices in other currencies on this site are given for orientation. “From” prices name the starting price of the smallest sensible scope.`,
            },
            {
              list: [
                `Unless agreed otherwise, ${contract.payment.before}% is paid before work begins and ${contract.payment.after}% on acceptance; longer projects are paid by stages.`,
                `Invoices are due within ${contract.invoiceDays} working days of their date.`,
                'Taxes, and fees of third parties such as hosting, licences and advertising budgets, are not included unless the agreement says so.',
                `If a payment is more than ${contract.invoiceDays} working days late, we may pause work until it arrives; dates move accordingly.`,
              ],
            },
          ],
        },
        {
          id: 'delivery',
          title: 'Delivery, acceptance and changes',
          blocks: [
            {
              paragraph: `We deliver in stages and show working results as we go. You have ${contract.acceptanceDays} working days after delivery to accept a stage or to tell us in writing where it falls short of the agreed scope; without an answer in that time the stage counts as accepted. We put shortcomings right at our cost.`,
            },
            {
              paragraph:
                'Work beyond the agreed scope is estimated separately and starts once both sides have agreed on price and time.',
            },
          ],
        },
        {
          id: 'property',
          title: 'Intellectual property',
          blocks: [
            {
              paragraph:
                'On full payment, the exclusive rights to the results made for you pass to you. Open-source components keep their own licences, which we list on request. Tools and libraries that we had before the project remain ours; you receive a permanent, worldwide, royalty-free licence to use them as part of the result.',
            },
            {
              paragraph:
                'Texts, design and code of this website belong to us. You may quote them with a link. We may name you as a client and describe the project in general terms, unless you object in writing.',
            },
          ],
        },
        {
          id: 'confidentiality',
          title: 'Confidentiality and personal data',
          blocks: [
            {
              paragraph: `Both sides keep confidential what they learn about the other’s business, during the work and for ${contract.secrecyYears} years after it. How we handle personal data is described in the [Privacy Policy](/privacy).`,
            },
          ],
        },
        {
          id: 'liability',
          title: 'Warranty and liability',
          blocks: [
            {
              list: [
                'We repair defects in what we delivered free of charge during the warranty period of the agreement.',
                'The warranty does not cover changes made by others, faults of third-party services, or use contrary to the documentation.',
                'The website itself is provided “as is”; we do not promise that it will be available without interruption.',
                'Our total liability for a project is limited to the sum paid for it. Neither side is liable for lost profit or indirect damage.',
                'Nothing here limits liability for intent, gross negligence or anything else that the law does not allow to be limited.',
              ],
            },
            {
              paragraph:
                'Neither side is liable for delay caused by events beyond its reasonable control, as long as it tells the other promptly.',
            },
          ],
        },
        {
          id: 'termination',
          title: 'Ending a project',
          blocks: [
            {
              paragraph: `Either side may end a project in writing with ${contract.noticeDays} days’ notice. You pay for work done up to that day and receive its results. Money paid in advance for work not yet done is returned within ${contract.refundDays} working days.`,
            },
          ],
        },
        {
          id: 'disputes',
          title: 'Disputes and governing law',
          blocks: [
            {
              paragraph: `We first try to settle a disagreement by talking: write to ${company.email}, and we will answer within ${contract.complaintDays} working days. If that fails within ${contract.settlementDays} days, the dispute goes to the competent court of ${place.cityEn}. The law of ${company.countryEn} applies.`,
            },
          ],
        },
        {
          id: 'changes',
          title: 'Changes to these terms',
          blocks: [
            {
              paragraph:
                'We may change these terms; the version on this page, with its date, applies to requests and accounts from the day it is published. Projects under way keep the terms with which they began.',
            },
            {
              terms: [
                { term: 'Company', text: company.legalName },
                { term: 'Address', text: company.addressEn },
                { term: 'E-mail', text: company.email },
              ],
            },
          ],
        },
      ],
    },
  ],
}
