import { defineConfig } from '#paths/config.ts'

/** Every flow of the product. A later one joins with a machine, its cases in `tests/models/` and its line here. */
export default defineConfig({
  groups: {
    site: { en: 'The site', pt: 'O site' },
    access: { en: 'Session and ways in', pt: 'Sessão e acesso' },
    proof: { en: 'Proof of being somebody', pt: 'Provas de identidade' },
    money: { en: 'Money', pt: 'Dinheiro' },
    games: { en: 'Games', pt: 'Jogos' },
  },
  flows: [
    {
      name: 'app',
      group: 'site',
      model: async () => (await import('#tests/models/app.ts')).appModel,
      accepted: 'tests/models/app.paths.txt',
    },
    {
      name: 'system-status',
      group: 'site',
      model: async () => (await import('#tests/models/system-status.ts')).systemStatusModel,
      accepted: 'tests/models/system-status.paths.txt',
    },
    {
      name: 'site-configuration',
      group: 'site',
      model: async () => (await import('#tests/models/site-configuration.ts')).siteConfigurationModel,
      accepted: 'tests/models/site-configuration.paths.txt',
    },
    {
      name: 'language',
      group: 'site',
      model: async () => (await import('#tests/models/language.ts')).languageModel,
      accepted: 'tests/models/language.paths.txt',
    },
    {
      name: 'socket',
      group: 'site',
      model: async () => (await import('#tests/models/socket.ts')).socketModel,
      accepted: 'tests/models/socket.paths.txt',
    },
    {
      name: 'overlays',
      group: 'site',
      model: async () => (await import('#tests/models/overlays.ts')).overlaysModel,
      accepted: 'tests/models/overlays.paths.txt',
    },
    {
      name: 'public-popup',
      group: 'site',
      model: async () => (await import('#tests/models/public-popup.ts')).publicPopupModel,
      accepted: 'tests/models/public-popup.paths.txt',
    },
    {
      name: 'session',
      group: 'access',
      model: async () => (await import('#tests/models/session.ts')).sessionModel,
      accepted: 'tests/models/session.paths.txt',
    },
    {
      name: 'restoring',
      group: 'access',
      model: async () => (await import('#tests/models/restoring.ts')).restoringModel,
      accepted: 'tests/models/restoring.paths.txt',
    },
    {
      name: 'member-reader',
      group: 'access',
      model: async () => (await import('#tests/models/member-reader.ts')).memberReaderModel,
      accepted: 'tests/models/member-reader.paths.txt',
    },
    {
      name: 'login',
      group: 'access',
      model: async () => (await import('#tests/models/login.ts')).loginModel,
      accepted: 'tests/models/login.paths.txt',
    },
    {
      name: 'registration',
      group: 'access',
      model: async () => (await import('#tests/models/registration.ts')).registrationModel,
      accepted: 'tests/models/registration.paths.txt',
    },
    {
      name: 'forgot-password',
      group: 'access',
      model: async () => (await import('#tests/models/forgot-password.ts')).forgotPasswordModel,
      accepted: 'tests/models/forgot-password.paths.txt',
    },
    {
      name: 'second-step',
      group: 'access',
      model: async () => (await import('#tests/models/second-step.ts')).secondStepModel,
      accepted: 'tests/models/second-step.paths.txt',
    },
    {
      name: 'change-password',
      group: 'access',
      model: async () => (await import('#tests/models/change-password.ts')).changePasswordModel,
      accepted: 'tests/models/change-password.paths.txt',
    },
    {
      name: 'sms-code',
      group: 'proof',
      model: async () => (await import('#tests/models/sms-code.ts')).smsCodeModel,
      accepted: 'tests/models/sms-code.paths.txt',
    },
    {
      name: 'slider',
      group: 'proof',
      model: async () => (await import('#tests/models/slider.ts')).sliderModel,
      accepted: 'tests/models/slider.paths.txt',
    },
    {
      name: 'captcha',
      group: 'proof',
      model: async () => (await import('#tests/models/captcha.ts')).captchaModel,
      accepted: 'tests/models/captcha.paths.txt',
    },
    {
      name: 'countries',
      group: 'proof',
      model: async () => (await import('#tests/models/countries.ts')).countriesModel,
      accepted: 'tests/models/countries.paths.txt',
    },
    {
      name: 'balance',
      group: 'money',
      model: async () => (await import('#tests/models/balance.ts')).balanceModel,
      accepted: 'tests/models/balance.paths.txt',
    },
    {
      name: 'shown-balance',
      group: 'money',
      model: async () => (await import('#tests/models/shown-balance.ts')).shownBalanceModel,
      accepted: 'tests/models/shown-balance.paths.txt',
    },
    {
      name: 'game-launch',
      group: 'games',
      model: async () => (await import('#tests/models/game-launch.ts')).gameLaunchModel,
      accepted: 'tests/models/game-launch.paths.txt',
    },
    {
      name: 'slot-round',
      group: 'games',
      model: async () => (await import('#tests/models/slot-round.ts')).slotRoundModel,
      accepted: 'tests/models/slot-round.paths.txt',
    },
    {
      name: 'mines-round',
      group: 'games',
      model: async () => (await import('#tests/models/mines-round.ts')).minesRoundModel,
      accepted: 'tests/models/mines-round.paths.txt',
    },
  ],
})
