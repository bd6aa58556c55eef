/** The site's time zone: decides when days, weeks and months begin, and in which times are displayed. */
export const calendarZone = 'America/Sao_Paulo'
