export const productName = 'Sheaf'
