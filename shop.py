import requests
from graphql import build_client_schema, get_introspection_query, parse, validate

url = 'http://localhost:4781/graphql'
session = requests.Session()  # keeps the cookies


def ask(query, **variables):
    answer = session.post(url, json={'query': query, 'variables': variables}).json()
    if 'errors' in answer:
        raise RuntimeError([(error['extensions']['code'], error['message']) for error in answer['errors']])
    return answer['data']


schema = build_client_schema(ask(get_introspection_query()))
query = 'query ($first: Int) { products(first: $first) { nodes { name offerPrice } } }'
print(validate(schema, parse(query)))
print(ask(query, first=3)['products']['nodes'])
register = 'mutation ($input: RegisterInput!) { register(input: $input) { success message } }'
print(ask(register, input={'name': 'Ada', 'email': 'ada@example.com', 'password': 'a long password'}))
login = 'mutation ($input: LoginInput!) { login(input: $input) { success errors { code message } } }'
print(ask(login, input={'email': 'ada@example.com', 'password': 'wrong'}))
print(ask(login, input={'email': 'ada@example.com', 'password': 'a long password'}))
print(ask('{ me { name } }'))
sl = 'mutation ($input: SellerLoginInput!) { sellerLogin(input: $input) { success message } }'
print(ask(sl, input={'email':'seller@greengate.example','password':'a long seller password'}))
import json
add = 'mutation ($input: AddProductInput!) { addProduct(input: $input) { success message errors { code } product { id } } }'
inp = {'name': 'Figs', 'category': 'fruits', 'price': 5, 'offerPrice': 4.5, 'description': ['Ripe.'], 'images': [None]}
png = open('/tmp/rec/x.png','rb')
r = session.post(
    url,
    headers={'Apollo-Require-Preflight': 'true'},
    data={'operations': json.dumps({'query': add, 'variables': {'input': inp}}), 'map': '{"0": ["variables.input.images.0"]}'},
    files={'0': ('figs.png', png, 'image/png')},
)
print(r.status_code, r.text)
