/** The site's time zone: days, weeks and months begin by it, and all times are displayed in it. */
export const calendarZone = 'America/Sao_Paulo'
