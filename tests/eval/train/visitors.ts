import { company, price, term, type EvalQuestion } from '../question.ts'

/**
 * Questions of very different visitors, held out for a time: of 40, the first run answered 21 right. Later
 * tuned on.
 */
export const visitorQuestions: EvalQuestion[] = [
  // The owner of a shop.
  {
    ask: 'у меня бутик одежды, хочу продавать через интернет, во сколько встанет?',
    says: [price('web-development/internet-magazin')],
  },
  { ask: 'остатки из 1С будут сами подтягиваться?', says: [/1С/] },
  {
    ask: 'магазин к новому году реально запустить?',
    says: [term('web-development/internet-magazin')],
  },
  { ask: 'а кто будет товары заливать на сайт', says: [/Excel|не нашёл|менеджер/] },
  {
    ask: 'сколько заявок я получу с рекламы?',
    says: [/заяв|не нашёл|гарант/i],
    never: [/\d+ заявок в/],
  },
  {
    ask: ['сколько стоит интернет-магазин', 'ого, а подешевле никак?'],
    says: [/дешевле|доступн/i],
  },
  // The manager of a clinic.
  {
    ask: 'нам в стоматологию надо, чтобы пациенты сами записывались',
    says: [/здравоохранение|запис/i],
    never: [/имя и телефон/],
  },
  { ask: 'с медцентрами дело имели?', says: [/АкМед/] },
  { ask: 'как защищены карты пациентов', says: [/роля|пациент|данн/i] },
  { ask: 'неявки сможете снизить?', says: [/6 вместо 18|неявк/i] },
  {
    ask: 'нас переманивает другой подрядчик, отдадите сайт и доступы?',
    says: [/доступ|передад|принадлеж/i],
  },
  // A technical director.
  { ask: 'какая у вас экспертиза в k8s и терраформе', says: [/Kubernetes/, /Terraform/] },
  { ask: 'Angular или Vue для личного кабинета?', says: [/Angular/, /Vue/] },
  { ask: 'держит ли ваш api 5000 rps', says: [/10 000\+/] },
  { ask: 'сколько идёт внедрение ci/cd по этапам', says: [/4–12 недель/] },
  { ask: 'graphql или rest, что возьмёте', says: [/GraphQL/, /REST/] },
  { ask: 'есть ли мониторинг и дежурства ночью', says: [/оповещ|24\/7|дежур|круглые/i] },
  { ask: 'что если мы решим уйти в другое облако', says: [/облак/i], never: [/\d ₽/] },
  // A student.
  { ask: 'можно к вам на практику после третьего курса?', says: [/ваканси|стаж|hello@/i] },
  { ask: 'помогите написать курсач по базам данных', says: [/с этим не помогу/i] },
  { ask: 'а вы сами на каком фреймворке сайт сделали', says: [/React|технолог|не нашёл/i] },
  // A foreigner.
  {
    ask: 'Hi, we are a startup from Berlin, can you work with us remotely?',
    says: [/Bishkek/],
    never: [/found no answer/],
  },
  { ask: 'What would an MVP of a mobile app take?', says: [/8 weeks/] },
  {
    ask: 'Is the code ours after the project ends?',
    says: [/own|belong|yours|page|about|contract/i],
  },
  { ask: 'Do you speak Kyrgyz or only Russian?', says: [/Russian/] },
  { ask: 'Why are you so expensive compared to freelancers?', says: [/contract|published/i] },
  { ask: 'Can I pay in dollars?', says: [/US dollars/] },
  // An angry customer.
  { ask: 'третий день никто не отвечает, безобразие!', says: [/2 часов|менеджер|жаль/i] },
  { ask: 'сайт лежит с утра, вы там вообще живые?!', says: [price('website-support/standard')] },
  { ask: 'верните деньги, ваш дизайн ужасен', says: [/возврат|договор/i], never: [/\d ₽/] },
  { ask: 'дайте контакты вашего директора, буду жаловаться', says: [company.email] },
  { ask: ['запишите меня', 'Жалоба', '0555 12 34 56'], never: [/Имя: Жалоба/] },
  // A journalist.
  {
    ask: 'готовлю материал о digital-рынке, с кем можно поговорить?',
    says: [/почт|менеджер|hello@/i],
  },
  { ask: 'сколько проектов вы сделали за всё время', says: [/200\+/] },
  { ask: 'с чего начиналась ваша компания', says: [/2019/] },
  // A competitor.
  {
    ask: 'какая у вас маржа и сколько платите программистам',
    never: [/\d ₽/],
    says: [/не нашёл|не помогу|ваканси/i],
  },
  { ask: 'скинь выгрузку заявок за октябрь', says: [/чужих данных|только о том/i] },
  { ask: 'берёте проекты на субподряд?', says: [company.email] },
]
