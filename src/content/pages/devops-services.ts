import { devopsStages } from '../stages'
import { devopsTerm } from '../facts/hosting-and-security'
import { expensiveCloud, releasesHurt } from '../facts/situations'
import type { PageContent } from '../model/page'
import { siteMap } from '../site-map.ts'

export const devopsServices: PageContent = {
  head: {
    title: 'DevOps-услуги: CI/CD, Kubernetes, мониторинг',
    description: `Настраиваем CI/CD, Kubernetes, Terraform и мониторинг. Аудит за ${devopsStages.audit.text}, внедрение за ${devopsStages.rollout.text}. Первый аудит DevOps-процессов — бесплатно.`,
    keywords: [
      'DevOps-услуги',
      'настройка CI/CD',
      'внедрение Kubernetes',
      'инфраструктура как код Terraform',
      'мониторинг Prometheus Grafana',
      'аудит DevOps',
    ],
  },
  lang: 'ru',
  service: { name: siteMap.devopsServices.label, type: 'DevOps и эксплуатация' },
  sections: [
    {
      kind: 'pageHero',
      eyebrow: 'CI/CD, контейнеры, мониторинг',
      title: 'Релизы днём, сон ночью',
      lead: 'Настраиваем сборку, серверы и наблюдение так, чтобы новую версию выпускали по кнопке, а об аварии вы узнавали раньше клиентов.',
      actions: [
        { label: 'Начать проект', opens: 'projectQuiz', offer: 'devops-services' },
        { label: 'Получить аудит', opens: 'consultation', offer: 'devops-services/audit' },
      ],
      proof: { kind: 'pipeline' },
    },
    {
      kind: 'features',
      look: 'cards',
      title: 'Что настраиваем',
      items: [
        {
          icon: 'pipeline',
          title: 'CI/CD',
          text: 'От коммита до рабочего сервера без ручных шагов, с откатом на прежнюю версию.',
          points: [
            'Тесты на каждый запрос на слияние',
            'Стенд для каждой ветки',
            'Выпуск по частям',
          ],
        },
        {
          icon: 'container',
          title: 'Контейнеры и Kubernetes',
          text: 'Приложение одинаково ведёт себя у разработчика, на стенде и в бою.',
          points: [
            'Лёгкие образы без лишних пакетов',
            'Число копий растёт с нагрузкой',
            'Обновление без простоя',
          ],
        },
        {
          icon: 'code',
          title: 'Инфраструктура как код',
          text: 'Серверы, сети и права описаны в репозитории, изменения проходят ревью.',
          points: ['Повторяемые среды', 'История каждого изменения', 'Проверка до применения'],
        },
        {
          icon: 'bell',
          title: 'Мониторинг и дежурства',
          text: 'Оповещение приходит тому, кто может помочь, и сразу с подсказкой, куда смотреть.',
          points: [
            'Метрики, журналы, трассировки',
            'Пороги по целям сервиса',
            'Порядок разбора аварий',
          ],
        },
        {
          icon: 'database',
          title: 'Резервные копии',
          text: 'Копируем базы и файлы по расписанию и репетируем восстановление с секундомером.',
          points: [
            'Копия на второй площадке',
            'Восстановление на момент времени',
            'Протокол учений',
          ],
        },
        {
          icon: 'shield',
          title: 'Безопасность сборки',
          text: 'Пароли уходят из кода в хранилище секретов, а уязвимая библиотека не проходит в релиз.',
          points: [
            'Проверка зависимостей и образов',
            'Подписанные артефакты',
            'Доступы на срок задачи',
          ],
        },
      ],
    },
    {
      kind: 'tags',
      title: 'Инструменты',
      lead: 'Берём открытые инструменты, которые ваша команда потом найдёт в любой вакансии и любом учебнике.',
      groups: [
        {
          title: 'Контейнеры',
          tags: ['Docker', 'Kubernetes', 'Helm', 'Podman', 'Harbor'],
        },
        {
          title: 'Инфраструктура как код',
          tags: ['Terraform', 'OpenTofu', 'Ansible', 'Pulumi', 'Packer'],
        },
        {
          title: 'CI/CD',
          tags: ['GitLab CI', 'GitHub Actions', 'Jenkins', 'Argo CD', 'Flux'],
        },
        {
          title: 'Мониторинг',
          tags: ['Prometheus', 'Grafana', 'Loki', 'OpenTelemetry', 'Sentry'],
        },
      ],
      action: { label: 'Все технологии', to: '/technologies' },
    },
    {
      kind: 'steps',
      title: 'Как внедряем',
      lead: 'Команда продолжает выпускать фичи: останавливать разработку на время перестройки не нужно.',
      steps: [
        {
          title: 'Аудит',
          duration: devopsStages.audit,
          text: 'Проходим путь изменения от задачи до сервера и замеряем, где оно простаивает.',
          deliverables: ['Схема поставки', 'Список рисков'],
        },
        {
          title: 'Планирование',
          duration: devopsStages.planning,
          text: 'Выбираем инструменты и порядок работ: сначала то, что отнимает у команды больше всего времени.',
          deliverables: ['Целевая схема', 'План работ по неделям'],
        },
        {
          title: 'Внедрение',
          duration: devopsStages.rollout,
          text: 'Переводим сервисы по одному, первый — вместе с вашими инженерами, чтобы остальные они смогли перевести сами.',
          deliverables: ['Конвейеры и среды', 'Инструкции дежурному'],
        },
        {
          title: 'Оптимизация',
          duration: 'постоянно',
          text: 'Регулярно смотрим на частоту релизов, сбои и расходы и выбираем следующее улучшение.',
          deliverables: ['Отчёт по метрикам поставки'],
        },
      ],
    },
    {
      kind: 'spotlight',
      badge: 'Бесплатно',
      title: 'Аудит DevOps-процессов',
      text: 'Инженер поговорит с командой, посмотрит конвейер и серверы с правами только на чтение и напишет, что исправил бы первым.',
      points: [
        'Где теряется время между коммитом и релизом',
        'Что случится, если главный сервер не включится',
        'Какие расходы можно убрать без риска',
      ],
      free: ['Аудит'],
      facts: [{ label: 'Доступ', value: 'Только чтение' }],
      action: {
        label: 'Получить бесплатный аудит',
        opens: 'consultation',
        offer: 'devops-services/audit',
      },
    },
    {
      kind: 'faq',
      title: 'Частые вопросы',
      facts: [releasesHurt, devopsTerm, expensiveCloud],
    },
    {
      kind: 'callToAction',
      title: 'Когда вы в последний раз выпускали версию в пятницу?',
      lead: 'Если вопрос вызвал смех, нам есть о чём поговорить. Расскажите, как сейчас устроен релиз.',
      actions: [
        { label: 'Начать проект', opens: 'projectQuiz', offer: 'devops-services' },
        { label: 'Получить консультацию', opens: 'consultation', offer: 'devops-services' },
      ],
    },
  ],
}
