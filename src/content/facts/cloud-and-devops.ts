import { devopsStages } from '../stages'
import type { Fact } from './fact'

// Moves to the cloud and DevOps, in detail.

export const whatCloudIs: Fact = {
  question: 'Что такое облако и зачем туда переезжать?',
  asks: [
    'что значит облако',
    'облако простыми словами',
    'облако это где вообще',
    'чем облако отличается от обычного сервера',
    'не понимаю про облака, объясните',
    'What is the cloud?',
  ],
  answer:
    'Облако — серверы провайдера в аренду: мощность добавляют, когда посетителей много, и убирают, когда мало, а платят за потреблённое. Переезжают туда, чтобы работа не зависела от одного сервера в кладовке.',
  answerEn:
    'The cloud is a provider’s servers for hire: power is added when many people come and removed when few do, and you pay for what you use. One moves there so that work no longer hangs on a single machine in a cupboard.',
  to: '/cloud-migration',
}

export const monitoring: Fact = {
  question: 'Настроите ли вы мониторинг и оповещения?',
  asks: [
    'узнаём об аварии от клиентов',
    'графана и прометеус',
    'алерты приходят пачками, никто не смотрит',
    'логи собирать в одном месте',
    'трассировка запросов',
    'observability',
    'нет никакого контроля за железом',
    'дежурный не понимает куда смотреть',
    'Can you set up alerting?',
    'бир нерсе бузулса кантип билебиз?',
  ],
  answer:
    'Да: метрики, журналы и трассировки, пороги по целям сервиса и порядок разбора аварий. О сбое узнаёт тот, кто может помочь, а в сообщении уже есть подсказка.',
  answerEn:
    'Yes: metrics, logs and traces, thresholds from the goals of the service and a procedure for incidents. An alert reaches whoever can help, with a hint where to look.',
  to: '/devops-services',
}

export const buildSecurity: Fact = {
  question: 'У нас пароли лежат в коде. Поможете навести порядок?',
  asks: [
    'секреты в репозитории',
    'vault внедрите?',
    'ключи от базы у всех разработчиков',
    'devsecops',
    'сканирование образов',
    'кто угодно может зайти на прод',
    'аудиторы ругают за токены в гите',
    'подпись сборок',
    'цепочка поставки софта',
    'Secrets are in our git',
  ],
  answer:
    'Да, это безопасность сборки: пароли уходят из кода в хранилище секретов, уязвимая библиотека не проходит в релиз, а доступы выдаются на срок задачи.',
  answerEn:
    'Yes: passwords leave the code for a secret store, a vulnerable library does not pass into a release, and access is given for the time of a task.',
  to: '/devops-services',
}

export const infrastructureAsCode: Fact = {
  question: 'Что даёт инфраструктура как код?',
  asks: [
    'зачем терраформ',
    'iac простыми словами',
    'серверы настроены руками, никто не помнит как',
    'повторить среду не можем',
    'ansible или terraform поднимете?',
    'всё держится на памяти админа',
    'хотим одинаковые стенды',
    'описать сети и права в гите',
    'Why infrastructure as code?',
  ],
  answer:
    'Серверы, сети и права описаны в репозитории: среду можно повторить одной командой, у каждого изменения есть история и проверка до применения.',
  answerEn:
    'Servers, networks and rights are described in a repository: an environment can be repeated with one command, and every change has a history and a check.',
  to: '/devops-services',
}

export const kubernetesNeed: Fact = {
  question: 'Нужен ли нам Kubernetes?',
  asks: [
    'не избыточен ли куб для нас',
    'оркестрация контейнеров стоит того?',
    'хватит ли docker compose',
    'у нас два сервера, ставить кластер?',
    'зачем контейнеры вообще',
    'модно, но надо ли',
    'когда переходить на кластер',
    'helm чарты напишете',
    'Do we need k8s or is Docker enough?',
    'kubernetes для трёх сервисов — перебор?',
  ],
  answer:
    'Берём его обычно, когда серверов больше трёх: число копий растёт с нагрузкой, обновления идут без простоя. Одинаковое поведение у разработчика, на стенде и в бою дают уже контейнеры Docker; что нужно вам, покажет бесплатный аудит.',
  answerEn:
    'Usually when there are more than three servers: copies grow with the load and updates need no downtime. Docker alone gives identical environments; a free audit shows what you need.',
  to: '/technologies',
}

export const devopsTools: Fact = {
  question: 'Какими инструментами DevOps вы работаете?',
  asks: [
    'gitlab или github actions',
    'jenkins оставите?',
    'argo cd умеете',
    'у нас свой гитлаб, подстроитесь?',
    'платные ли нужны программы для сборки',
    'набор тулов для деплоя',
    'наймём потом инженера, он разберётся в этом наборе?',
    'flux или argo',
    'Which CI tools do you use?',
  ],
  answer:
    'Открытыми: Docker, Kubernetes, Helm, Terraform, Ansible, GitLab CI, GitHub Actions, Jenkins, Argo CD, Prometheus, Grafana и другими. Их ваша команда потом найдёт в любой вакансии и любом учебнике.',
  answerEn:
    'Open ones: Docker, Kubernetes, Helm, Terraform, Ansible, GitLab CI, GitHub Actions, Jenkins, Argo CD, Prometheus, Grafana and others.',
  to: '/devops-services',
}

export const devopsHandover: Fact = {
  question: 'Справится ли наша команда сама после внедрения DevOps?',
  asks: [
    'научите наших инженеров эксплуатации',
    'кто будет сопровождать пайплайны потом',
    'наши админы никогда с таким не работали',
    'вы уйдёте, и всё рухнет?',
    'инструкции дежурным оставите',
    'передача экспертизы админам',
    'что останется у нас после вас',
    'runbook напишете',
    'Can our team run it afterwards?',
  ],
  answer: `Да, к тому и ведём: первый сервис переводим вместе с вашими инженерами, чтобы остальные они смогли перевести сами, и оставляем инструкции дежурному. Само внедрение занимает ${devopsStages.rollout.text}.`,
  answerEn:
    'Yes: we move the first service together with your engineers, so that they can move the rest themselves, and leave instructions for whoever is on duty.',
  to: '/devops-services',
}

export const auditAccess: Fact = {
  question: 'Какой доступ нужен для аудита DevOps?',
  asks: [
    'не страшно пускать вас на сервера?',
    'какие права вам выдать',
    'вы ничего не сломаете, пока смотрите?',
    'служба безопасности не разрешит дать рута',
    'только посмотреть, без изменений',
    'инженер приедет или всё по сети',
    'read only хватит?',
    'What access do you need for the audit?',
  ],
  answer:
    'Только на чтение: инженер поговорит с командой, посмотрит конвейер и серверы и напишет, что исправил бы первым.',
  answerEn:
    'Read-only: an engineer talks to the team, looks at the pipeline and the servers and writes down what should be fixed first.',
  to: '/devops-services',
}

export const partialMove: Fact = {
  question: 'Можно ли перенести в облако не всё сразу?',
  asks: [
    'перенесём для пробы одну систему',
    'часть оставить у себя в серверной',
    'гибридная схема',
    'боимся переносить разом',
    'пилот на одном сервисе',
    'поэтапно по отделам',
    'только архив вынести',
    'начать с малого и посмотреть на выгоду',
    'Can we migrate step by step?',
    'бир бөлүгүн гана көчүрсө болобу?',
  ],
  answer:
    'Да, необязательно переносить всё разом: выберем сервис, на котором выгода видна быстрее, и проверим подход на нём. Часть систем может остаться у вас, Azure, например, связывают с локальными серверами.',
  answerEn:
    'Yes: we pick the service where the benefit shows soonest and test the approach on it. Some systems may stay with you; Azure, for one, links to local servers.',
  to: '/cloud-migration',
}

export const orphanSystem: Fact = {
  question: 'Систему писал уволившийся сотрудник. Перенесёте её?',
  asks: [
    'никто не знает как оно работает',
    'документации нет, автор ушёл',
    'старая программа, страшно прикоснуться',
    'легаси без исходников на сервере',
    'древний windows server 2008',
    'единственный кто понимал — на пенсии',
    'как вывезти то, чего не понимаем',
    'Nobody knows how our old system works',
  ],
  answer:
    'Да, но осторожно: сначала снимаем копию и учимся разворачивать её на стенде, переносим только потом. Аудит покажет, что переносить, что заменить готовым сервисом, а что пора выключить.',
  answerEn:
    'Yes, with care: first we take a copy and learn to run it on a test bench, and only then move it.',
  to: '/cloud-migration',
}

export const officeServer: Fact = {
  question: 'Сервер стоит в офисе, и при отключении света всё встаёт. Что делать?',
  asks: [
    'электричество вырубили и мы не работаем',
    'комп под столом, на нём вся фирма',
    'бесперебойник не спасает',
    'серверная перегревается',
    'диск сыпется на нашей машине',
    'уборщица выдернула шнур',
    'мы держим базу на старом системнике',
    'Our server is in the office and power fails',
    'свет өчсө баары токтойт',
  ],
  answer:
    'Такое мы слышим часто: переносим систему в дата-центр с резервным питанием, а копии храним в другом регионе. Начните с бесплатной экспресс-оценки.',
  answerEn:
    'We hear this often: the system moves to a data centre with backup power, and copies are kept in another region. Begin with the free express assessment.',
  to: '/cloud-migration',
}

export const cloudCosts: Fact = {
  question: 'Во сколько нам обойдётся само облако?',
  asks: [
    'облако не разорит?',
    'ежемесячный счёт провайдера посчитаете заранее',
    'дешевле ли станет чем аренда железа',
    'тарификация по потреблению это как',
    'финдиректор спрашивает про tco',
    'вдруг придёт счёт на миллион',
    'лимиты на траты поставите',
    'обоснование для руководства нужно',
    'How much will we pay the cloud provider?',
  ],
  answer:
    'Зависит от ваших систем: сравнение расходов до и после есть в бесплатной экспресс-оценке, расчёт на год — в аудите. Платите за потреблённое, а лимиты и оповещения по расходам мы настраиваем.',
  answerEn:
    'It depends on your systems: the free express assessment compares costs before and after, the audit calculates a year. You pay for what you use, and we set limits and alerts on spending.',
  to: '/cloud-migration',
}

export const cloudAccess: Fact = {
  question: 'Кто получит доступ к нашим системам в облаке?',
  asks: [
    'права сотрудников разграничите',
    'второй фактор при входе',
    'матрица доступов',
    'кто что делал, можно потом посмотреть?',
    'единый вход для всех программ',
    'провайдер может читать наши файлы?',
    'безопасно ли отдавать всё в интернет',
    'вы останетесь с доступом после переезда?',
    'Who can access our cloud?',
  ],
  answer:
    'Те, кому вы разрешите: у каждого сотрудника свои права и второй фактор, каждое действие остаётся в журнале. Матрицу доступов передаём вместе с готовой средой.',
  answerEn:
    'Only those you allow: everyone has rights of their own and a second factor, and every action is logged. You receive the access matrix with the environment.',
  to: '/cloud-migration',
}

export const newEnvironment: Fact = {
  question: 'Как быстро можно поднять стенд под новый проект?',
  asks: [
    'ждём железо по три месяца',
    'тестовая площадка для разработчиков',
    'отдельный контур на каждую ветку',
    'среда под пилот нужна на пару недель',
    'песочница для команды',
    'поднять копию боевой системы',
    'снабжение не успевает за проектами',
    'How fast can we get a new environment?',
  ],
  answer:
    'В облаке стенд поднимается из шаблона, ждать поставку железа не приходится; с CI/CD он появляется и для каждой ветки. Точное время зависит от системы, на сайте его нет.',
  answerEn:
    'In the cloud an environment is created from a template, with no hardware to wait for; with CI/CD every branch can have one.',
  to: '/cloud-migration',
}
