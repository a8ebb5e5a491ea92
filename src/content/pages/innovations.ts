import { company } from '../company'
import type { PageContent } from '../model/page'

export const innovations: PageContent = {
  head: {
    title: 'Innovations: applied AI and automation',
    description: `How ${company.name} puts language models, document recognition and forecasting to work: four solutions, measured model quality, two automation cases and trends.`,
    keywords: [
      'applied AI',
      'document recognition',
      'RAG assistant',
      'demand forecasting',
      'business process automation',
    ],
  },
  lang: 'en',
  sections: [
    {
      kind: 'pageHero',
      eyebrow: 'AI that is already at work',
      title: 'AI that earns its place in the process',
      lead: 'We start from a task with a known price of error, measure a model on your own data and ship it only when it beats the way things are done today.',
      actions: [
        { label: 'Discuss an idea', opens: 'consultation', interest: 'An idea for AI' },
        { label: 'See case studies', to: '/cases' },
      ],
    },
    {
      kind: 'features',
      look: 'cards',
      title: 'Four solutions we ship',
      lead: 'Each one began as a pilot of a few weeks and stayed because the figures held.',
      items: [
        {
          icon: 'chat',
          title: 'Assistants that know your documents',
          text: 'Staff and customers ask in plain Russian, Kyrgyz or English and get an answer with a link to the paragraph it came from.',
          points: [
            'Answers only from approved sources',
            'Hands over to a person when unsure',
            'A test set of real questions before launch',
          ],
        },
        {
          icon: 'document',
          title: 'Paper into data',
          text: 'Invoices, waybills and passports are read, checked against your records and posted. People see only what does not add up.',
          points: ['Photos taken by phone', 'Field-level confidence', 'Export to 1C and ERP'],
        },
        {
          icon: 'graph',
          title: 'Demand forecasts',
          text: 'Orders per item and store for the next weeks, with holidays, weather and promotions taken into account.',
          points: [
            'Purchase suggestions, not just charts',
            'Honest error bands',
            'Weekly retraining',
          ],
        },
        {
          icon: 'eye',
          title: 'Eyes on the line',
          text: 'Cameras count, sort and spot defects at the speed of the conveyor and keep the picture for every rejected piece.',
          points: [
            'Runs on site without internet',
            'Learns from 200 samples',
            'Alerts the foreman',
          ],
        },
      ],
    },
    {
      kind: 'skills',
      title: 'How good the models are',
      lead: 'Median results on our clients’ own held-out data, in percent. We will show you the same table for yours before you pay for a rollout.',
      groups: [
        {
          icon: 'brain',
          title: 'Language models',
          text: 'Retrieval, answers and routing of requests.',
          skills: [
            { name: 'Request routing', level: 96, text: 'Right department at the first try' },
            { name: 'Grounded answers', level: 92, text: 'Correct and backed by a source' },
            { name: 'Summaries of calls', level: 89, text: 'Accepted by managers unedited' },
            { name: 'Kyrgyz language', level: 83, text: 'Answers rated as natural' },
          ],
        },
        {
          icon: 'eye',
          title: 'Vision and forecasting',
          text: 'Documents, products and demand.',
          skills: [
            { name: 'Printed documents', level: 98, text: 'Fields read without a mistake' },
            { name: 'Handwritten fields', level: 87, text: 'Dates, amounts, signatures present' },
            { name: 'Defect detection', level: 94, text: 'Defects caught on the line' },
            { name: 'Weekly demand', level: 85, text: 'Accuracy per item and store' },
          ],
        },
      ],
    },
    {
      kind: 'caseResults',
      title: 'Two automation cases',
      lead: 'Measured by the client’s own staff, four weeks before and after.',
      results: [
        {
          company: 'Wholesale distributor',
          text: 'Supplier invoices arrive as photos and PDFs in eleven layouts. They are now read and matched to orders; an accountant confirms only mismatches.',
          metric: 'Time per invoice',
          before: { value: 7, unit: 'min' },
          after: { value: 50, unit: 's' },
          months: 3,
          change: -88,
        },
        {
          company: 'Internet provider',
          text: 'The first line answered the same forty questions by hand. An assistant resolves them, checks the line and books a technician when it must.',
          metric: 'Requests solved without an operator',
          before: { value: 12, unit: '%' },
          after: { value: 64, unit: '%' },
          months: 4,
          isFactor: true,
        },
      ],
    },
    {
      kind: 'features',
      look: 'cards',
      title: 'Four trends we watch',
      lead: 'What we expect to matter for companies in Central Asia, and what we do about it today.',
      items: [
        {
          icon: 'automation',
          title: 'Agents with a short leash',
          text: 'Models begin to act, not just answer. We give them narrow tools, spending limits and a journal a manager can read.',
          note: 'In pilots with two clients',
        },
        {
          icon: 'lock',
          title: 'Models inside the perimeter',
          text: 'Open models now fit on one server, so banks and clinics can keep every record at home.',
          note: 'Ready for production',
        },
        {
          icon: 'globe',
          title: 'Local languages',
          text: 'Kyrgyz and Uzbek are still served poorly. We collect test sets with native editors and publish what we learn.',
          note: 'Ongoing research',
        },
        {
          icon: 'leaf',
          title: 'Smaller and cheaper',
          text: 'A compact model tuned for one task often beats a giant at a hundredth of the price per request.',
          note: 'Our default choice',
        },
      ],
    },
    {
      kind: 'callToAction',
      title: 'Bring us one repetitive task',
      lead: 'We will tell you whether a model can take it over, what accuracy to expect and what a pilot would cost.',
      actions: [
        {
          label: 'Request a consultation',
          opens: 'consultation',
          interest: 'A pilot with AI',
        },
        { label: 'Start a project', opens: 'projectQuiz', interest: 'A project with AI' },
      ],
    },
  ],
}
