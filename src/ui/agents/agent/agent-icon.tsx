import styles from '#ui/kit/controls/icon.module.css'
import { headset } from '#ui/kit/drawings/headset.ts'
import type { AgentPage, AgentService } from './agent-page.ts'

/**
 * Icons of the agent centre, as SVG paths. They are separate from the shared icons, so that players do not
 * download them.
 */
const drawings: Readonly<Record<AgentPage | AgentService, string>> = {
  announcements: 'M4 10v5h3l8 4V6l-8 4zM18.5 9.5a4.5 4.5 0 0 1 0 6M8 15v5h3',
  teamOverview: 'M4 20V4M4 20h16M8.5 16v-5M13 16V7M17.5 16v-7',
  registerAccount: 'M10 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3.5 20a6.5 6.5 0 0 1 13 0M18.5 6v6M15.5 9h6',
  teamManagement: 'M12 4v5M5 20v-5.5h14V20M12 9v5.5M9.5 4h5M3 20h4M17 20h4M10 20h4M12 14.5V20',
  teamBetting: 'M4 6h16v4a2 2 0 0 0 0 4v4H4v-4a2 2 0 0 0 0-4zM14 6v2M14 11v2M14 16v2',
  userLoss: 'M3.5 6.5l6 6 4-4 7 7M20.5 10v5.5H15',
  myIncome: 'M3 6h15v3M3 6v14h18V9H3M16 14.5h2',
  accountDetails: 'M8 6h12M8 12h12M8 18h12M4 6h.1M4 12h.1M4 18h.1',
  contracts: 'M6 3h9l4 4v14H6zM9.5 11h6M9.5 14.5h6M9.5 18l2-1.5 1.5 1.5 2.5-2',
  dividend: 'M5 3h10l4 4v14H5zM9.5 17l5-6M9.5 11.5h.1M14.5 16.5h.1',
  dailySalary: 'M4 6h16v14H4zM4 10h16M8.5 3.5V6M15.5 3.5V6M8.5 15l2.5 2 4.5-4',
  hourlySalary: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 8v4.5l3.5 2',
  realTimeSalary: 'M13 3 5.5 13.5H12L11 21l7.5-10.5H12z',
  deposit: 'M12 4v11M7.5 10.5 12 15l4.5-4.5M4 20h16',
  withdraw: 'M12 15V4M7.5 8.5 12 4l4.5 4.5M4 20h16',
  messages: 'M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5',
  support: headset,
}

export function AgentIcon({ place }: { place: AgentPage | AgentService }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[place]} />
    </svg>
  )
}
