/** The site's time zone. Days, weeks and months begin in it, and times are displayed in it. */
export const calendarZone = 'America/Sao_Paulo'
