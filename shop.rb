require 'graphql/client'
require 'net/http'

# Sends requests, and keeps the cookies.
class Shop
  def initialize(url)
    @url = URI(url)
    @cookies = {}
  end

  def execute(document:, operation_name: nil, variables: {}, context: {})
    headers = { 'Content-Type' => 'application/json', 'Cookie' => @cookies.map { |pair| pair.join('=') }.join('; ') }
    body = { query: document.to_query_string, operationName: operation_name, variables: variables }.to_json
    response = Net::HTTP.post(@url, body, headers)
    response.get_fields('Set-Cookie')&.each { |cookie| @cookies.store(*cookie[/[^;]+/].split('=', 2)) }
    JSON.parse(response.body)
  end
end

http = Shop.new('http://localhost:4781/graphql')
Client = GraphQL::Client.new(schema: GraphQL::Client.load_schema(http), execute: http)

List = Client.parse('query ($first: Int) { products(first: $first) { nodes { name offerPrice } } }')
Login = Client.parse('mutation ($input: LoginInput!) { login(input: $input) { success errors { code message } } }')
Me = Client.parse('{ me { name } }')

p Client.query(List, variables: { first: 3 }).data.products.nodes.map(&:name)
p Client.query(Login, variables: { input: { email: 'ada@example.com', password: 'wrong' } }).data.login.errors.map(&:code)
p Client.query(Login, variables: { input: { email: 'ada@example.com', password: 'a long password' } }).data.login.success
p Client.query(Me).data.me.name
