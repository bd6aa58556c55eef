import type { LayoutRules } from './rules.ts'

/** The rules of this repository and their current exceptions. */
export const layoutRules: LayoutRules = {
  serverOrder: [
    'core',
    'calendar',
    'texts',
    'refusals',
    'locales',
    'database',
    'settings',
    'identity',
    'load',
    'payments',
    'platform',
    'files',
    'requests',
    'realtime',
    'ledger',
    'team',
    'jobs',
    'notifications',
    'games',
    'support',
    'play',
    'wagering',
    'rewards',
    'agents',
    'auth',
    'cashier',
    'account',
    'lobby',
    'site',
    'pages',
    'http',
    'demo-data',
    'sandbox',
    'boot',
  ],
  areas: ['auth', 'account', 'cashier', 'rewards', 'agents', 'lobby', 'play', 'support', 'site'],
  layerFolders: {
    protocol: ['kit', 'sandbox'],
    domain: ['money', 'text', 'time'],
    'src/api': ['http', 'browser'],
    'src/machines': ['kit'],
    'src/ui': ['kit', 'layout'],
    'src/pages': ['kit'],
  },
  protocolImports: {
    account: {
      lobby: 'records name the type of a game',
    },
    agents: {
      account: 'reports of a team use the filters, kinds and export of account records',
      auth: 'an agent registers downlines with the fields of the registration form',
    },
    auth: {
      account: 'signing in returns the member',
      agents: 'an invitation shows the contracts of the agent behind it',
      site: 'the operator configures the Firebase project',
    },
    cashier: {
      rewards: 'a deposit may choose a bonus',
      support: 'payments have images as proof',
    },
    lobby: {
      play: 'rooms show the phase of a live table',
    },
    play: {
      lobby: 'a lottery names the type of its game',
    },
    rewards: {
      lobby: 'bonuses and rebates apply to types of games',
      support: 'a promotion may ask for images',
    },
    site: {
      lobby: 'the first answer of the platform includes what Home shows',
    },
  },
  layerImports: {
    domain: [],
    protocol: ['domain'],
    'src/api': ['domain', 'protocol'],
    'src/machines': ['domain', 'protocol', 'src/api'],
    'src/ui': ['domain', 'protocol', 'src/machines'],
    'src/pages': ['domain', 'protocol', 'src/api', 'src/machines', 'src/ui'],
    'src/routes': ['domain', 'protocol', 'src/machines', 'src/ui', 'src/pages'],
    'src/app': ['domain', 'protocol', 'src/api', 'src/machines', 'src/ui', 'src/pages', 'src/routes'],
  },
  areaImports: {
    account: {
      auth: 'the security centre changes mobile, two-factor and sessions, as the login uses them',
      cashier: 'the member centre has pages of the cashier, and its security centre the payment data',
      lobby: 'the bet history filters by vendor',
      rewards: 'the member centre has pages of rewards, and VIP bonuses are claimed as rewards',
    },
    agents: {
      account: 'reports of a team use the columns and texts of account records',
      auth: 'the agent centre has its own login, application and registration of downlines',
      cashier: 'an agent transfers money to a team member',
      layout: 'the agent centre has its own header with the language choice of the site',
      site: 'the agent centre uses the language, brand, announcements and overlays of the site',
    },
    auth: {
      agents: 'registration shows the contracts that an agent offers',
      cashier: 'registration may ask for a payment password',
      site: 'sign-in and registration are overlays with terms and banners of the site',
    },
    cashier: {
      account: 'a payment password is reset with a code to a contact, and wallets list transactions',
      auth: 'payment data use the number formats and patterns of registration',
      support: 'a withdrawal is confirmed with an image',
    },
    kit: {
      auth: 'the kind of viewer follows from the session',
      site: 'pages reach their actors through the app actor',
    },
    layout: {
      auth: 'header and menus depend on the session',
      cashier: 'the header shows the balance',
      site: 'the layout shows the brand, and opens overlays and the language choice',
    },
    lobby: {
      cashier: 'a game in a vendor wallet offers to empty it',
      play: 'a tile launches its game',
      site: 'Home opens overlays and shows notices of the site',
    },
    play: {
      cashier: 'a game shows the balance',
      lobby: 'a launch looks up the game, and a game can be a favourite',
      support: 'a stream and a table have a chat',
    },
    rewards: {
      auth: 'promotions depend on the session, and the shop is for members',
      support: 'joining a promotion may need an image',
    },
    site: {
      account: 'the site preloads the member centre',
      agents: 'the app opens contract requests and preloads the agent centre',
      auth: 'the app holds the session, and its overlays include sign-in and registration',
      cashier: 'the app holds the balance',
      layout: 'the site fills the parts of the layout that load late',
      lobby: 'overlays show games, and notices and banners come with Home',
      play: 'the app launches games',
      rewards: 'the side menu counts promotions',
      support: 'the app opens chat and help, and counts unread answers',
    },
    support: {
      auth: 'chat and customer service depend on the session',
    },
  },
  chartCalls: {
    'src/api/browser/request-intent.ts': 'a chart creates the idempotency key of its request',
    'src/api/http/call-failed.ts': 'a chart tells failed calls from other errors',
  },
  packageImports: {
    charts: [],
    paths: ['charts'],
    visualiser: ['charts', 'paths'],
    'game-art': [],
  },
  // As many as before the repository had areas (7949c4d2).
  maxLines: 186_356,
  exceptions: {
    largeFolders: {},
  },
}
