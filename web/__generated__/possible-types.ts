
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "PostalAddress": [
      "Address",
      "DeliveryAddress"
    ],
    "Reply": [
      "AddAddressPayload",
      "AddProductPayload",
      "AdjustStockPayload",
      "ArchiveProductPayload",
      "ArrangeCategoriesPayload",
      "ArrangeProductPayload",
      "CancelOrderPayload",
      "LoginPayload",
      "LogoutPayload",
      "MoveOrderPayload",
      "PlaceOrderPayload",
      "RefundOrderPayload",
      "RegisterPayload",
      "RemoveCategoryPayload",
      "RemoveDemoProductsPayload",
      "SaveCategoryPayload",
      "SellerLoginPayload",
      "SellerLogoutPayload",
      "SetProductStockPayload",
      "StopCountingPayload",
      "SubscribePayload",
      "UpdateCartPayload",
      "UpdateProductPayload"
    ]
  }
};
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "PostalAddress": [
      "Address",
      "DeliveryAddress"
    ],
    "Reply": [
      "AddAddressPayload",
      "AddProductPayload",
      "AdjustStockPayload",
      "ArchiveProductPayload",
      "ArrangeCategoriesPayload",
      "ArrangeProductPayload",
      "CancelOrderPayload",
      "LoginPayload",
      "LogoutPayload",
      "MoveOrderPayload",
      "PlaceOrderPayload",
      "RefundOrderPayload",
      "RegisterPayload",
      "RemoveCategoryPayload",
      "RemoveDemoProductsPayload",
      "SaveCategoryPayload",
      "SellerLoginPayload",
      "SellerLogoutPayload",
      "SetProductStockPayload",
      "StopCountingPayload",
      "SubscribePayload",
      "UpdateCartPayload",
      "UpdateProductPayload"
    ]
  }
};
      export default result;
    