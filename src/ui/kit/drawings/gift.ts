export const gift =
  'M4 11h16v9.5H4zM3 7h18v4H3zM12 7v13.5M12 7c-5 0-5.5-4-3.5-4S12 7 12 7s1.5-4 3.5-4 1.5 4-3.5 4'
