export { BlogIndex as default } from '@/sections/blog-index'
