/** The site's time zone, used to display times and to divide them into days, weeks and months. */
export const calendarZone = 'America/Sao_Paulo'
